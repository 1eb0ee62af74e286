import { teamColour } from '../colours';
import { lookOf } from '../looks';
import { placeOfZone, type Scene } from '../scene';
import { NOTHING } from '../view';
import type { Solo, SoloCatalog, SoloView } from '../wire';

/** The game as it is shown. */
export interface ShownView extends SoloView {
    /** Whether the last throw is in the air. */
    flying?: boolean;
}

export interface ShownSolo extends Solo {
    view: ShownView;
}

const OWN = 0;
const THEIRS = 1;

/** Lists what lies on the table: the target, the player's own card, and the weapon that was thrown last. */
export function soloScene(view: ShownView, { character }: SoloCatalog, missed = ''): Scene {
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
                      look: lookOf(character),
                      team,
                      colour: teamColour(team, OWN),
                      lettered: false,
                      ...card,
                      life: view.needed ? Math.max(0, view.needed - view.total) : NOTHING,
                      most: view.needed || NOTHING,
                      own: team === OWN,
                      vine: false,
                      lit: new Set(toss?.where ? [toss.where] : []),
                      hits:
                          toss?.where && view.flying
                              ? [{ at: placeOfZone(character.figure, toss.where), damage: toss.worth }]
                              : [],
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
                          colour: teamColour(OWN, OWN),
                          aim: toss.aim,
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
