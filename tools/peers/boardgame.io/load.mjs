// Puts load on a server, the same on either: every match is moved in again as soon as its last move is told.
//
// node load.mjs '{"server": "wildswing", "port": 8471, "game": "counter", "matches": 100, "warm": 1000, "moves": 5000}'
//
// Prints what `wildswing bench` reads, keeps all matches open until its input ends, and ends with 1 if a line breaks.
import { boardgameTable } from './boardgame.mjs';
import { wildswingTable } from './wildswing.mjs';

const TABLES = { wildswing: wildswingTable, 'boardgame.io': boardgameTable };

const PATIENCE = 120;

setTimeout(() => giveUp(`the client was not done in ${PATIENCE} seconds`), PATIENCE * 1000);
const order = JSON.parse(process.argv[2]);
const tables = await openAll(TABLES[order.server], order);
await play(tables, order.warm);
const figures = await play(tables, order.moves);
console.log(JSON.stringify({ held: tables.length, ...figures }));
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));

/** Opens all matches, some at a time, and waits until each can be moved in. */
async function openAll(open, { port, game, matches }) {
    const opened = [];
    while (opened.length < matches) {
        const some = Array.from({ length: Math.min(50, matches - opened.length) }, () => open(port, game, giveUp));
        opened.push(...(await Promise.all(some)));
    }
    return opened;
}

/** Moves in all matches at once, each at least once, until so many moves are told; a match that is over rests. */
function play(tables, moves) {
    return new Promise((done) => {
        const latencies = [];
        const begun = performance.now();
        let started = 0;
        let playing = tables.length;

        const move = (table) => {
            if (started >= moves || table.isOver()) {
                playing -= 1;
                if (playing === 0) done(sumUp(latencies, performance.now() - begun));
                return;
            }
            started += 1;
            const sent = performance.now();
            table.move(() => {
                latencies.push(performance.now() - sent);
                move(table);
            });
        };

        for (const table of tables) move(table);
    });
}

function sumUp(latencies, milliseconds) {
    const sorted = Float64Array.from(latencies).sort();
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return { moves: sorted.length, seconds: milliseconds / 1000, median: at(0.5), p99: at(0.99) };
}

function giveUp(why) {
    console.error(why);
    process.exit(1);
}
