// Runs the firmware of the die under MicroPython for WebAssembly: node run_die.mjs PACKAGE CONTROL FOLDER...
// PACKAGE is micropython.mjs, CONTROL the number of a pipe with lines from the test, and the FOLDERs hold what is
// copied to the die. Standard input and output are the console; neither may block.
import { webcrypto } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , pack, control, ...folders] = process.argv;
const { loadMicroPython } = await import(pathToFileURL(pack));

const typed = [];
function readSome(fd) {
    const some = Buffer.alloc(256);
    try {
        return some.subarray(0, fs.readSync(fd, some));
    } catch (error) {
        if (error.code === "EAGAIN" || error.code === "EIO") return Buffer.alloc(0); // nothing there, or nobody
        throw error;
    }
}

const micropython = await loadMicroPython({
    linebuffer: false,
    stdin: () => {
        if (!typed.length) typed.push(...readSome(0));
        return typed.shift();
    },
    stdout: (data) => {
        try {
            fs.writeSync(1, data);
        } catch (error) {
            if (error.code !== "EAGAIN" && error.code !== "EIO") throw error; // USB loses what nobody reads
        }
    },
});

function copy(folder, target) {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) {
            if (entry.name === "__pycache__") continue;
            micropython.FS.mkdir(`${target}/${entry.name}`);
            copy(path.join(folder, entry.name), `${target}/${entry.name}`);
        } else if (entry.name.endsWith(".py")) {
            micropython.FS.writeFile(`${target}/${entry.name}`, fs.readFileSync(path.join(folder, entry.name)));
        }
    }
}
micropython.FS.mkdir("/flash");
folders.forEach((folder) => copy(folder, "/flash"));

let waiting = "";
const still = new Int32Array(new SharedArrayBuffer(4));
micropython.registerJsModule("bench", {
    next_line: () => {
        waiting += readSome(Number(control)).toString("latin1");
        const end = waiting.indexOf("\n");
        if (end < 0) return "";
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 1);
        return line;
    },
    leave: (code) => process.exit(code),
    rest: (milliseconds) => Atomics.wait(still, 0, 0, milliseconds),
    entropy: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
});

// This port has no os.urandom, and its sleep burns the processor.
micropython.runPython(`
import sys, os, time, bench
sys.path.insert(0, "/flash")
os.urandom = lambda count: bytes(bench.entropy(count))
time.sleep_ms = bench.rest
exec(open("/flash/main.py").read())
`);
