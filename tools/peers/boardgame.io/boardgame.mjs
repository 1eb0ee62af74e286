// A match at a boardgame.io server, through its own socket.io messages.
import { io } from 'socket.io-client';

let count = 0;

/** Opens a match, which its sync call creates, and resolves when it can be moved in. */
export function boardgameTable(port, game, giveUp) {
    const match = `match-${process.pid}-${count++}`;
    const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } };
    const socket = io(`http://127.0.0.1:${port}/${game}`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
    });
    let stateID = 0;
    let told = null;
    const table = {
        isOver: () => false,
        move(then) {
            told = then;
            socket.emit('update', action, stateID, match, '0');
        },
    };
    socket.on('connect', () => socket.emit('sync', match, '0', undefined, 1));
    socket.on('update', (_, state) => {
        stateID = state._stateID;
        told();
    });
    socket.on('connect_error', (error) => giveUp(`boardgame.io cannot be reached: ${error.message}`));
    socket.on('disconnect', (why) => giveUp(`a line of boardgame.io broke: ${why}`));
    return new Promise((ready) =>
        socket.on('sync', (_, { state }) => {
            stateID = state._stateID;
            ready(table);
        }),
    );
}
