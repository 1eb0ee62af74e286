"""Rise of the Exiled: throws, moves, abilities, and variants."""

from wildswing.exiled.books import (
    ATTACK,
    COALITION,
    DOORS,
    GEMSTONE,
    GUIDE,
    ITEMS,
    MOVEMENT,
    NETHER,
    PLAYING,
    RX_SETUP,
    SINGLE,
    VARIANTS,
    VENERY,
)
from wildswing.glossary.entry import Entry
from wildswing.texts import text

EXILED = (
    Entry(
        text("Attack phase: attack phase, attack phases"),
        text(
            "All throw at the same time; then everything that lies over somebody is judged at once. Rounds "
            "begin with it."
        ),
        "RX-T1 RX-A1 RX-A17",
        ATTACK,
    ),
    Entry(
        text("Movement phase: movement phase"),
        text(
            "Follows the attack phase: abilities and items are used, then all slide their cards at the same "
            "time, up to one card length."
        ),
        "RX-M1 RX-M2 RX-M3 RX-M8",
        MOVEMENT,
    ),
    Entry(
        text("Throw: throw, throws, thrown"),
        text(
            "You throw a clear card with a weapon on it at an enemy, an ally or another goal. The nearer you "
            "stand, the surer it lands."
        ),
        "RX-A1 RX-A2 RX-A3 RX-W2",
        ATTACK,
    ),
    Entry(
        text("Plane of attack: plane of attack"),
        text("The edge of your own card that is nearest to your target: you release the throw behind it."),
        "RX-A3 RX-A4",
        ATTACK,
    ),
    Entry(
        text("Hit: hit, hits"),
        text(
            "A picture of a weapon lies over a hit zone of an enemy. Clear plastic does not count, nor does a "
            "weapon that slid under the card."
        ),
        "RX-A8 RX-A9 RX-A10 RX-A11",
        ATTACK,
    ),
    Entry(
        text("Hit zone: hit zone, hit zones, zone, zones, head, body, arm, leg"),
        text(
            "The head is worth 3 damage, the body 2, an arm or a leg 1. Of one weapon only the best zone "
            "counts; different weapons add up."
        ),
        "RX-A12 RX-A13 RX-A14 RX-A15",
        ATTACK,
    ),
    Entry(
        text("Damage: damage"),
        text(
            "Taken from the hit points of everybody at the same time; whoever falls in this phase still does "
            "their own damage."
        ),
        "RX-A12 RX-A16 RX-A17 RX-A18",
        ATTACK,
    ),
    Entry(
        text("Hit points: hit point, hit points, life"),
        text(
            "Everybody starts with 7 unless the card says otherwise. At 0 a character leaves the game after "
            "all damage is done."
        ),
        "RX-S10 RX-A18 RX-A19",
        RX_SETUP,
    ),
    Entry(
        text("Card length: card length, card lengths"),
        text("The long side of a card: how far a character may slide in a movement phase."),
        "RX-M2",
        MOVEMENT,
    ),
    Entry(
        text("Last of a team: last player, last of a team, closer"),
        text("The last player of a team may only come closer to the nearest enemy, or stand still."),
        "RX-M4 RX-M5 RX-M6",
        MOVEMENT,
    ),
    Entry(
        text("Winning: wins, team"),
        text("The last team with a character in play wins; if everybody falls in the same phase, nobody does."),
        "RX-T2 RX-T3 RX-T4",
        PLAYING,
    ),
    Entry(
        text("Ability icons: movement ability, attack ability, anytime, passive, reactive"),
        text(
            "They say when an ability works: in the movement phase, in the attack phase, at any time, always "
            "(passive), or in answer to something (reactive)."
        ),
        "RX-K11",
        GUIDE,
    ),
    Entry(
        text("Spike: spike, spikes"),
        text(
            "Hedina's armour has spikes outside her hit zones. An enemy weapon over a spike costs its thrower "
            "1 hit point, once for each throw."
        ),
        "RX-HE1 RX-HE2 RX-HE3 RX-HE4",
        COALITION,
    ),
    Entry(
        text("Defensive Stance: defensive stance, stance"),
        text(
            "Twice a game Hedina may brace herself instead of throwing: each source of damage against her does 2 less."
        ),
        "RX-HE7 RX-HE8",
        COALITION,
    ),
    Entry(
        text("Splash: splash"),
        text("Klim-Klam's flask does 1 damage to each enemy nearby whom it did not hit; he chooses where it splashes."),
        "RX-KK2 RX-KK3 RX-KK4 RX-KK5",
        COALITION,
    ),
    Entry(
        text("Brace: brace, great disk"),
        text("If Mandice did not move in the last movement phase and was not pulled, she throws the great disk."),
        "RX-MA1 RX-MA2 RX-MA3",
        COALITION,
    ),
    Entry(
        text("Armour: armour, armor, carapace"),
        text("The Intrusion's armour stops whatever touches it. It works in three attack phases, then it is gone."),
        "RX-IR1 RX-IR2 RX-IR3 RX-IR4",
        VENERY,
    ),
    Entry(
        text("Persist: persist, persists"),
        text("When the Intrusion of Roaches falls, he stays for one more round, then leaves."),
        "RX-IR6 RX-IR7 RX-IR9",
        VENERY,
    ),
    Entry(
        text("Blind: blind, closed eyes, eyes closed"),
        text("Whoever was hit by the Murder's crows makes the next throw with closed eyes: here the field goes dark."),
        "RX-MC1 RX-MC2 RX-MC3 RX-W10",
        VENERY,
    ),
    Entry(
        text("Vine: vine, vines"),
        text(
            "Gleem never moves, but its vine does: it grows beside Gleem, creeps up to a card length, and "
            "Gleem may throw from it."
        ),
        "RX-GL3 RX-GL4",
        VENERY,
    ),
    Entry(
        text("Pull: pull, pulls, pulled, reel in, reel"),
        text(
            "Gande pulls what his hook struck towards him, or himself towards it, in a straight line to the "
            "first contact. An ally must agree."
        ),
        "RX-GA1 RX-GA2 RX-GA3",
        DOORS,
    ),
    Entry(
        text("Take Aim: take aim"),
        text("If Evelynn did not move in the last movement phase, her arrow does 1 more damage."),
        "RX-EV1 RX-EV2",
        DOORS,
    ),
    Entry(
        text("Zombie: zombie, zombies, infect, rises"),
        text(
            "The Horde is three zombies with one club. An enemy whom it helped to fell rises as a zombie of the Horde."
        ),
        "RX-ZH1 RX-ZH2 RX-ZH3",
        NETHER,
    ),
    Entry(
        text("Ethereal: ethereal"),
        text(
            "Twice a game Nahtha may let everything pass through her for a phase: nothing harms or moves her, and "
            "her own throw does nothing."
        ),
        "RX-NH2 RX-NH3",
        NETHER,
    ),
    Entry(
        text("Whip ends: whip, ends"),
        text("Only the three ends of Badon's whip do damage; each counts by itself."),
        "RX-BA1",
        NETHER,
    ),
    Entry(
        text("Chest: chest, chests"),
        text(
            "With items in play, a throw meant for a chest opens it if no enemy weapon lies on it; the "
            "thrower's team gets what is inside."
        ),
        "RX-I2 RX-I3 RX-I4 RX-I5 RX-I6",
        ITEMS,
    ),
    Entry(
        text("Item: item, items, potion, scroll, tome"),
        text("Found in a chest, used when you get it or in a later movement phase, once. Its card says what it does."),
        "RX-I1 RX-I7 RX-I8 RX-I10",
        ITEMS,
    ),
    Entry(
        text("Hexed: hexed, hex trap, hex"),
        text("Whoever is hexed names a character before each throw; only damage to that one counts."),
        "RX-I25",
        ITEMS,
    ),
    Entry(
        text("Ricochet: ricochet"),
        text(
            "After your next hit you may throw the same weapon once more, from the place of the enemy it "
            "struck, at another target."
        ),
        "RX-I23 RX-I27",
        ITEMS,
    ),
    Entry(
        text("Terrain: terrain, forest, mountain, swamp, tunnel, tunnels"),
        text(
            "Works while a card lies on top of it. Forest: each source does 1 less, at least 1. Mountain: "
            "your throws do 1 more. Swamp: no weapon damage, but 2 at the start of each movement phase. "
            "Tunnel: out at the other one."
        ),
        "RX-L2 RX-L3 RX-L4 RX-L5 RX-L6",
        VARIANTS,
    ),
    Entry(
        text("Gemstone: gemstone, gemstones"),
        text(
            "Each side guards one. A source does 1 damage to it, and whoever destroys the other's wins; "
            "fallen characters come back after two attack phases."
        ),
        "RX-G1 RX-G2 RX-G4 RX-G6",
        GEMSTONE,
    ),
    Entry(
        text("Ghost Bride: ghost bride"),
        text("For one player: she comes a card length closer after each throw; do 7 damage before she reaches you."),
        "RX-GB1 RX-GB3 RX-GB4 RX-GB5",
        SINGLE,
    ),
    Entry(
        text("Target Practice: target practice, ring, rings"),
        text(
            "For one player: six rounds, in each of which you throw or come a card length closer. A throw "
            "scores the best ring it touches."
        ),
        "RX-TP1 RX-TP2 RX-TP3",
        SINGLE,
    ),
)
