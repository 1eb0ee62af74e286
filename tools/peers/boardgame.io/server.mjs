// A boardgame.io server as `wildswing bench` measures it: a game of one move, its matches kept in memory.
import server from 'boardgame.io/dist/cjs/server.js';

const counter = {
    name: 'counter',
    setup: () => ({ count: 0 }),
    moves: {
        add: ({ G }) => {
            G.count += 1;
        },
    },
};

const { appServer } = await server.Server({ games: [counter], origins: [] }).run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
