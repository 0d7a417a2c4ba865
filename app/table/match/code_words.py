"""The 256 words of a seed code, Dutch and English side by side: the place in the list is the number.

Short everyday words; within a language no two share their first four letters or differ in one letter
only, and no word means one number in Dutch and another in English. The order is fixed for ever: a code
on a slip of paper must deal the same cards next year.
"""

import functools

_PAIRS = """
    maan/moon eik/oak lepel/spoon boot/boat appel/apple peer/pear vis/fish vogel/bird
    hond/dog kat/cat paard/horse koe/cow schaap/sheep muis/mouse konijn/rabbit wolf/wolf
    leeuw/lion tijger/tiger aap/monkey zebra/zebra kameel/camel slang/snake kikker/frog uil/owl
    eend/duck zwaan/swan kip/hen mier/ant bij/bee wesp/wasp vlieg/fly spin/spider
    worm/worm slak/snail krab/crab haai/shark walvis/whale zalm/salmon blad/leaf bloem/flower
    roos/rose tulp/tulip gras/grass mos/moss varen/fern riet/reed graan/grain rijst/rice
    brood/bread boter/butter kaas/cheese melk/milk soep/soup zout/salt suiker/sugar honing/honey
    thee/tea koffie/coffee water/water wijn/wine taart/cake druif/grape kers/cherry pruim/plum
    meloen/melon banaan/banana tomaat/tomato radijs/radish zon/sun ster/star sneeuw/snow storm/storm
    vuur/fire zand/sand klei/clay steen/stone berg/hill dal/valley rivier/river eiland/island
    strand/beach veld/field weide/meadow tuin/garden pad/path brug/bridge poort/gate toren/tower
    deur/door raam/window trap/stairs zolder/attic kelder/cellar tafel/table stoel/chair lamp/lamp
    klok/clock fles/bottle vork/fork oven/oven emmer/bucket naald/needle draad/thread linnen/linen
    broek/pants jurk/dress rok/skirt schoen/shoe sjaal/scarf ring/ring kroon/crown goud/gold
    zilver/silver koper/copper ijzer/iron papier/paper brief/letter inkt/ink krant/news foto/photo
    verf/paint doek/cloth vlag/flag pop/doll trom/drum fluit/flute viool/violin harp/harp
    gitaar/guitar piano/piano hoorn/horn lied/song dans/dance bus/bus fiets/bike slee/sled
    schip/ship kano/canoe vlot/raft anker/anchor roer/rudder mast/mast haven/harbor wiel/wheel
    motor/motor rail/rail wagen/wagon ploeg/plough hamer/hammer zaag/saw ladder/ladder duim/thumb
    vinger/finger knie/knee prins/prince reus/giant piraat/pirate bakker/baker lente/spring zomer/summer
    herfst/autumn winter/winter nacht/night groen/green blauw/blue geel/yellow wit/white zwart/black
    grijs/grey oranje/orange schuur/barn snavel/beak nest/nest schelp/shell lint/ribbon wilg/willow
    olm/elm hulst/holly klimop/ivy klaver/clover lelie/lily gerst/barley pasta/pasta pizza/pizza
    jam/jam bever/beaver otter/otter kalf/calf kuiken/chick merel/thrush valk/falcon arend/eagle
    oester/oyster forel/trout panda/panda koala/koala pijl/arrow munt/coin beurs/purse markt/market
    krijt/chalk atlas/atlas globe/globe komeet/comet raket/rocket robot/robot tent/tent deken/quilt
    tapijt/carpet tegel/tile plank/plank marmer/marble droom/dream feest/party cadeau/gift circus/circus
    orgel/organ banjo/banjo tuba/tuba modder/mud plas/puddle kanaal/canal kust/coast klif/cliff
    oase/oasis jungle/jungle hemel/sky aarde/earth lava/lava kubus/cube bol/sphere mango/mango
    kiwi/kiwi olijf/olive vijg/fig deeg/dough tunnel/tunnel ketel/kettle zeef/sieve douche/shower
    vriend/friend piloot/pilot jager/hunter sluis/sluice ekster/magpie specht/woodpecker reiger/heron bamboe/bamboo
    cactus/cactus krokus/crocus iris/iris lotus/lotus tempel/temple iglo/igloo brons/bronze amber/amber
"""

FORMER = {"pecker": "woodpecker"}
"""Words that once stood in the list and are still on slips of paper: read for ever, never given again."""

LANGUAGES = ("nl", "en")


@functools.cache
def words(lang: str) -> tuple[str, ...]:
    """Return the 256 words of "nl" or "en"; another language reads as English."""
    column = 0 if lang == "nl" else 1
    return tuple(pair.split("/")[column] for pair in _PAIRS.split())


@functools.cache
def numbers() -> dict[str, int]:
    """Return the number of every word of both languages, and of the words that once stood for them."""
    known = {word: number for lang in LANGUAGES for number, word in enumerate(words(lang))}
    return known | {former: known[word] for former, word in FORMER.items()}
