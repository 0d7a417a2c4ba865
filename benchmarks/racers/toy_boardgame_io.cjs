// Tic-tac-toe of boardgame.io as its own tutorial writes it, played by its client, the state as JSON after every move.
const fs = require("fs");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isVictory = (cells) =>
  LINES.some((row) => cells[row[0]] !== null && row.every((i) => cells[i] === cells[row[0]]));

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const games = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const seconds = Number(process.argv[3]);
const client = Client({ game: TicTacToe, debug: false });
client.start();

function playAll() {
  let done = 0;
  for (const squares of games) {
    client.reset();
    for (const square of squares) {
      client.moves.clickCell(square);
      JSON.stringify(client.getState());
      done += 1;
    }
  }
  return done;
}

const spent = (from) => {
  const used = process.cpuUsage(from);
  return (used.user + used.system) / 1e6;
};
const warm = process.cpuUsage();
while (spent(warm) < 1.0) playAll(); // its compiler needs a while
const began = process.cpuUsage();
let done = 0;
while (spent(began) < seconds) done += playAll();
console.log(JSON.stringify({ moves: done / spent(began) }));
