/** A solo game as its player sees it; the fields are those of wildswing.exiled.solo.view. */

import type { Lying } from '../geometry';
import type { Scene } from '../scene';
import { NOTHING, type CharacterFacts, type Edges, type Point } from '../view';

export interface TossView {
    lengths: number;
    aim: Point;
    x: number;
    y: number;
    angle: number;
    under: boolean;
    where: string;
    worth: number;
}

export interface SoloView {
    mode: string;
    character: string;
    weapon: string;
    skill: string;
    start: number;
    lengths: number;
    moves: number;
    rounds: number;
    edges: Edges;
    target: Lying;
    /** The player's own card; without one the player throws over the lower edge of the table. */
    stand: Lying | null;
    /** The rings of the target, the best first; without any the target is the character. */
    rings: { radius: number; worth: number }[];
    thrown: TossView[];
    total: number;
    /** The damage that wins, or 0. */
    needed: number;
    phase: string;
    score: number;
    rank: string;
    /** Only here: whether the last throw is in the air. */
    flying?: boolean;
}

export interface SoloCatalog {
    character: CharacterFacts;
}

const OWN = 0;
const THEIRS = 1;

/** Lists what lies on the table: the target, the player's own card, and the weapon that was thrown last. */
export function soloScene(view: SoloView, { character }: SoloCatalog, missed = ''): Scene {
    const toss = view.thrown.at(-1);
    const weapon = character.weapons.find(({ name }) => name === view.weapon);
    const card = view.rings.length ? view.stand : view.target;
    const team = view.rings.length ? OWN : THEIRS;
    const from = view.stand ?? { x: toss?.aim[0] ?? 0, y: view.edges[1], angle: 0 };
    return {
        edges: view.edges,
        cards: card
            ? [
                  {
                      body: 0,
                      name: character.name,
                      figure: character.figure,
                      faction: character.faction,
                      team,
                      lettered: false,
                      ...card,
                      life: view.needed ? Math.max(0, view.needed - view.total) : NOTHING,
                      most: view.needed || NOTHING,
                      own: team === OWN,
                      vine: false,
                      lit: new Set(toss?.where ? [toss.where] : []),
                      damage: null,
                      states: [],
                  },
              ]
            : [],
        weapons:
            toss && weapon
                ? [
                      {
                          key: String(view.thrown.length),
                          name: weapon.name,
                          weapon,
                          team: OWN,
                          x: toss.x,
                          y: toss.y,
                          angle: toss.angle,
                          from: view.flying ? [from.x, from.y] : null,
                          under: toss.under,
                          missed,
                      },
                  ]
                : [],
        chests: [],
        terrain: [],
        gemstones: [],
        rings: view.rings,
    };
}
