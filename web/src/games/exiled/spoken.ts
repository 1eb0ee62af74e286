import { plural, t } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import type { Fact, Summary } from '../../spoken/summary';
import { arrivalInWords, statesOf } from './scene';
import { moveInWords } from './targets';
import { isInPlay, NOTHING, teamLetter, teamOf, type Point } from './view';
import type { BodyView, CharacterFacts, ExiledCatalog, ExiledView, PlayerView } from './wire';

/** Rise of the Exiled in words: who lies where, seen from one's own card, and what is the matter with everybody. */
export function exiledSummary(view: ExiledView, catalog: ExiledCatalog, me: number, turn: number): Summary {
    const own = view.bodies.find((body) => body.seat === me && body.kind !== 'vine' && isInPlay(body));
    const from: Point = own ? [own.x, own.y] : [0, 0];
    const where = (at: { x: number; y: number }) => moveInWords(from, [at.x, at.y], turn);
    const told = (player: PlayerView) => playerInWords(view, catalog, player, player.seat === me ? null : where);
    return {
        table: tableInWords(view, where),
        own: view.players.filter(({ seat }) => seat === me).flatMap(told),
        others: view.players.filter(({ seat }) => seat !== me).flatMap(told),
        facts: view.bodies.filter(isInPlay).flatMap((body) => factsOf(body)),
    };
}

function factsOf({ name: who, kind, life, blocks, wait }: BodyView): Fact[] {
    if (kind === 'vine') return [];
    return [
        { who, what: t('hit points'), value: life },
        ...(blocks ? [{ who, what: t('blocks of the armour'), value: blocks }] : []),
        ...(wait ? [{ who, what: t('attack phases to wait'), value: wait }] : []),
    ];
}

function tableInWords(view: ExiledView, where: (at: { x: number; y: number }) => string): string[] {
    return [
        view.round
            ? t('Round {number}, {phase}.', { number: view.round, phase: wordFor(view.phase) })
            : t('Setting up') + '.',
        ...view.chests.map(
            ({ closed, ...at }, number) =>
                `${t('Chest {number}', { number: number + 1 })}: ${closed ? where(at) : t('open')}.`,
        ),
        ...view.terrain.map(({ kind, ...at }) => `${wordFor(kind)}: ${where(at)}.`),
        ...view.gemstones.map(
            ({ team, life, ...at }) =>
                t('Gemstone of Team {letter}: {life} hit points', { letter: teamLetter(team), life }) +
                `, ${where(at)}.`,
        ),
        ...view.landings.map(
            (landing) =>
                t('The {weapon} of {name} lies {where}', {
                    weapon: wordFor(landing.weapon),
                    name: view.players[landing.seat]?.character ?? '',
                    where: where(landing),
                }) + `${landing.under.length ? `, ${t('under a card')}` : ''}.`,
        ),
    ];
}

function playerInWords(
    view: ExiledView,
    catalog: ExiledCatalog,
    player: PlayerView,
    where: ((at: BodyView) => string) | null,
): string[] {
    const character = catalog.characters[player.seat];
    const team = t('Team {letter}', { letter: teamLetter(teamOf(view, player.seat)) });
    const named = where ? player.character : t('{name} (you)', { name: player.character });
    const bodies = view.bodies.flatMap((body, at) => (body.seat === player.seat ? [{ body, at }] : []));
    return [
        `${named}, ${team}.`,
        ...bodies.map(({ body, at }) => bodyInWords(view, body, at, player, where)),
        ...(character ? abilitiesInWords(character, player) : []),
        ...(player.items.length ? [`${t('Items')}: ${player.items.join(', ')}.`] : []),
        ...(player.named > NOTHING
            ? [t('Called out: {name}.', { name: view.players[player.named]?.character ?? '' })]
            : []),
    ];
}

function bodyInWords(
    view: ExiledView,
    body: BodyView,
    at: number,
    player: PlayerView,
    where: ((at: BodyView) => string) | null,
): string {
    const { name } = body;
    if (body.place === 'waiting')
        return (
            plural(
                body.wait,
                '{name} returns after {count} attack phase',
                '{name} returns after {count} attack phases',
                {
                    name,
                },
            ) + '.'
        );
    if (body.place === 'late') return `${name}: ${arrivalInWords(player)}.`;
    if (!isInPlay(body)) return `${name}: ${t('Out of the game')}.`;
    const life = body.kind === 'vine' ? [] : [t('{life} of {most} hit points', { life: body.life, most: body.most })];
    const states = statesOf(view, at).map(({ words }) => words);
    return `${body.kind === 'vine' ? t('Vine') : name}: ${[...life, ...(where ? [where(body)] : []), ...states].join(', ')}.`;
}

function abilitiesInWords({ abilities }: CharacterFacts, player: PlayerView): string[] {
    return abilities.map(({ name, text, uses }, place) => {
        const left = uses ? ` (${plural(player.uses[place] ?? 0, '{count} use left', '{count} uses left')})` : '';
        return `${name}${left}: ${text}`;
    });
}
