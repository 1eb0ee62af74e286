// A match at a Wildswing table, through the messages of docs/protocol.md.
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

const SEATS = { counter: [0], exceed: [0, 1], formation: [0, 1] };

/** Begins a match in which this client has all seats, and resolves when somebody is asked. */
export async function wildswingTable(port, game, giveUp) {
    const response = await fetch(`http://127.0.0.1:${port}/api/matches`, {
        method: 'POST',
        body: JSON.stringify({ game, seats: SEATS[game] }),
    });
    if (!response.ok) giveUp(`no match was begun: ${await response.text()}`);
    const guest = await response.json();
    const seats = [{ seat: guest.seat, token: guest.token }, ...(guest.others ?? [])];
    return new Promise((ready) => sitDown(port, guest.match, seats, ready, giveUp));
}

function sitDown(port, match, seats, ready, giveUp) {
    const asked = new Map();
    let awaited = null;
    let isOver = false;
    let told = null;
    const table = {
        isOver: () => isOver,
        /** Gives any answer to an open question; it is told when its seat has the table that follows. */
        move(then) {
            told = then;
            answer();
        },
    };

    function answer() {
        const [next] = asked;
        if (!next || awaited || !told) return;
        const [line, question] = next;
        asked.delete(line);
        awaited = { line, isAccepted: false };
        const option = Math.floor(Math.random() * question.options.length);
        line.send(`{"type":"answer","question":${question.question},"option":${option}}`);
    }

    function see(line, message) {
        isOver = message.outcome !== null;
        if (message.question) asked.set(line, message.question);
        else asked.delete(line);
        if (ready && asked.size) {
            ready(table);
            ready = null;
        }
        if (awaited?.line === line && awaited.isAccepted) {
            const then = told;
            awaited = told = null;
            then();
        } else {
            answer();
        }
    }

    function hear(line, message) {
        if (message.type === 'table') see(line, message);
        else if (message.type === 'accepted') awaited.isAccepted = true;
        else if (message.type === 'refused' || message.type === 'farewell') giveUp(message.reason);
    }

    for (const { token } of seats) {
        const line = new WebSocket(`ws://127.0.0.1:${port}/api/matches/${match}/play`, { perMessageDeflate: false });
        const entropy = randomBytes(32).toString('hex');
        line.on('open', () => line.send(JSON.stringify({ type: 'hello', token, entropy })));
        line.on('message', (data) => hear(line, JSON.parse(data)));
        line.on('close', (code) => giveUp(`a line of Wildswing was closed with ${code}`));
        line.on('error', (error) => giveUp(`Wildswing cannot be reached: ${error.message}`));
    }
}
