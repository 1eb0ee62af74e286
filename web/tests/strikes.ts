/** Strikes as the table tells them; written by tests/exceed/strikes.py. */

import type { ExceedEvent } from '../src/games/exceed/wire';

/** The slower is stunned by a throw that pulls. */
export const STUN: ExceedEvent[] = [
    {"event":"ActionTaken","seat":0,"who":"Sol Badguy","action":"Strike","sentence":"Sol Badguy: Strike."},
    {"event":"StrikeBegan","attacker":0,"who":"Sol Badguy","sentence":"Sol Badguy initiates a strike."},
    {"event":"AttackSet","seat":0,"who":"Sol Badguy","how":"an attack","card":"","sentence":"Sol Badguy sets an attack."},
    {"event":"AttackSet","seat":1,"who":"Ky Kiske","how":"an attack","card":"","sentence":"Ky Kiske sets an attack."},
    {"event":"AttackRevealed","seat":0,"who":"Sol Badguy","card":"Wild Throw","ex":false,"wild":false,"sentence":"Sol Badguy reveals Wild Throw."},
    {"event":"AttackRevealed","seat":1,"who":"Ky Kiske","card":"Dust","ex":false,"wild":false,"sentence":"Ky Kiske reveals Dust."},
    {"event":"Prioritized","active":0,"who":"Sol Badguy","speeds":[[[3,"Wild Throw"]],[[3,"Dust"]]],"names":["Sol Badguy","Ky Kiske"],"sentence":"Sol Badguy speed 3, Ky Kiske speed 3: Sol Badguy goes first."},
    {"event":"TextResolved","seat":0,"who":"Sol Badguy","carrier":"Flame of corruption","text":"before: close 1; unless Sol Badguy did, +2 power.","sentence":"Sol Badguy: Flame of corruption — before: close 1; unless Sol Badguy did, +2 power."},
    {"event":"Moved","seat":0,"who":"Sol Badguy","verb":"close","origin":4,"target":4,"passed":false,"sentence":"Sol Badguy stays on space 4 (close)."},
    {"event":"AttackChecked","seat":0,"who":"Sol Badguy","card":"Wild Throw","hit":true,"distance":1,"farthest":1,"reach":"1","reason":"","sentence":"Sol Badguy's Wild Throw (range 1) hits at range 1."},
    {"event":"TextResolved","seat":0,"who":"Sol Badguy","carrier":"Wild Throw","text":"hit: pull 1, gain advantage.","sentence":"Sol Badguy: Wild Throw — hit: pull 1, gain advantage."},
    {"event":"Moved","seat":1,"who":"Ky Kiske","verb":"pull","origin":5,"target":3,"passed":true,"sentence":"Ky Kiske moves from space 5 to 3 (pull, past the other fighter)."},
    {"event":"AdvantageGained","seat":0,"who":"Sol Badguy","sentence":"Sol Badguy gains advantage."},
    {"event":"Damaged","seat":1,"who":"Ky Kiske","amount":7,"life":23,"power":[[5,"Wild Throw"],[2,"Flame of corruption"]],"armor":0,"guard":[[4,"Dust"]],"sentence":"Ky Kiske takes 7 damage (power 7 = 5 Wild Throw + 2 Flame of corruption) and has 23 life."},
    {"event":"BecameStunned","seat":1,"who":"Ky Kiske","damage":7,"guard":[[4,"Dust"]],"ignored":false,"sentence":"Ky Kiske is stunned: 7 damage is more than guard 4."},
    {"event":"AttackSkipped","seat":1,"who":"Ky Kiske","reason":"stunned","sentence":"Ky Kiske does not attack: stunned."},
    {"event":"CardsMoved","seat":0,"who":"Sol Badguy","cards":["Tyrant Rave"],"count":1,"source":"boosts","target":"discard pile","sentence":"Tyrant Rave goes from the boosts to Sol Badguy's discard pile."},
    {"event":"CardsMoved","seat":0,"who":"Sol Badguy","cards":["Wild Throw"],"count":1,"source":"","target":"gauge","sentence":"Wild Throw goes to Sol Badguy's gauge."},
    {"event":"CardsMoved","seat":1,"who":"Ky Kiske","cards":["Dust"],"count":1,"source":"","target":"discard pile","sentence":"Dust goes to Ky Kiske's discard pile."},
    {"event":"StrikeEnded","next":0,"who":"Sol Badguy","advantage":true,"sentence":"The strike is over; Sol Badguy takes the next turn by advantage."},
    {"event":"TurnBegan","seat":0,"who":"Sol Badguy","number":2,"sentence":"Turn 2: Sol Badguy."},
];

/** The guard of a block holds, and nobody answers. */
export const BLOCK: ExceedEvent[] = [
    {"event":"ActionTaken","seat":0,"who":"Sol Badguy","action":"Strike","sentence":"Sol Badguy: Strike."},
    {"event":"StrikeBegan","attacker":0,"who":"Sol Badguy","sentence":"Sol Badguy initiates a strike."},
    {"event":"AttackSet","seat":0,"who":"Sol Badguy","how":"an attack","card":"","sentence":"Sol Badguy sets an attack."},
    {"event":"AttackSet","seat":1,"who":"Ky Kiske","how":"an attack","card":"","sentence":"Ky Kiske sets an attack."},
    {"event":"AttackRevealed","seat":0,"who":"Sol Badguy","card":"Slash","ex":false,"wild":false,"sentence":"Sol Badguy reveals Slash."},
    {"event":"AttackRevealed","seat":1,"who":"Ky Kiske","card":"Block","ex":false,"wild":false,"sentence":"Ky Kiske reveals Block."},
    {"event":"Prioritized","active":0,"who":"Sol Badguy","speeds":[[[5,"Slash"]],[[0,"Block"]]],"names":["Sol Badguy","Ky Kiske"],"sentence":"Sol Badguy speed 5, Ky Kiske speed 0: Sol Badguy goes first."},
    {"event":"TextResolved","seat":0,"who":"Sol Badguy","carrier":"Slash","text":"before: close 2.","sentence":"Sol Badguy: Slash — before: close 2."},
    {"event":"Moved","seat":0,"who":"Sol Badguy","verb":"close","origin":4,"target":4,"passed":false,"sentence":"Sol Badguy stays on space 4 (close)."},
    {"event":"AttackChecked","seat":0,"who":"Sol Badguy","card":"Slash","hit":true,"distance":1,"farthest":1,"reach":"1","reason":"","sentence":"Sol Badguy's Slash (range 1) hits at range 1."},
    {"event":"TextResolved","seat":0,"who":"Sol Badguy","carrier":"Slash","text":"hit: gain advantage.","sentence":"Sol Badguy: Slash — hit: gain advantage."},
    {"event":"AdvantageGained","seat":0,"who":"Sol Badguy","sentence":"Sol Badguy gains advantage."},
    {"event":"TextResolved","seat":1,"who":"Ky Kiske","carrier":"Block","text":"when Ky Kiske is hit: spend any number of force; for each force spent: +2 armor.","sentence":"Ky Kiske: Block — when Ky Kiske is hit: spend any number of force; for each force spent: +2 armor."},
    {"event":"Damaged","seat":1,"who":"Ky Kiske","amount":2,"life":28,"power":[[4,"Slash"]],"armor":2,"guard":[[3,"Block"]],"sentence":"Ky Kiske takes 2 damage (power 4, 2 prevented by armor) and has 28 life."},
    {"event":"AttackChecked","seat":1,"who":"Ky Kiske","card":"Block","hit":false,"distance":1,"farthest":1,"reach":"-","reason":" (it cannot hit)","sentence":"Ky Kiske's Block (range -) misses at range 1 (it cannot hit)."},
    {"event":"TextResolved","seat":1,"who":"Ky Kiske","carrier":"Block","text":"after: put this into Ky Kiske's gauge.","sentence":"Ky Kiske: Block — after: put this into Ky Kiske's gauge."},
    {"event":"CardsMoved","seat":0,"who":"Sol Badguy","cards":["Slash"],"count":1,"source":"","target":"gauge","sentence":"Slash goes to Sol Badguy's gauge."},
    {"event":"CardsMoved","seat":1,"who":"Ky Kiske","cards":["Block"],"count":1,"source":"","target":"gauge","sentence":"Block goes to Ky Kiske's gauge."},
    {"event":"StrikeEnded","next":0,"who":"Sol Badguy","advantage":true,"sentence":"The strike is over; Sol Badguy takes the next turn by advantage."},
    {"event":"TurnBegan","seat":0,"who":"Sol Badguy","number":2,"sentence":"Turn 2: Sol Badguy."},
];

/** Both are too far away. */
export const MISS: ExceedEvent[] = [
    {"event":"ActionTaken","seat":0,"who":"Sol Badguy","action":"Strike","sentence":"Sol Badguy: Strike."},
    {"event":"StrikeBegan","attacker":0,"who":"Sol Badguy","sentence":"Sol Badguy initiates a strike."},
    {"event":"AttackSet","seat":0,"who":"Sol Badguy","how":"an attack","card":"","sentence":"Sol Badguy sets an attack."},
    {"event":"AttackSet","seat":1,"who":"Ky Kiske","how":"an attack","card":"","sentence":"Ky Kiske sets an attack."},
    {"event":"AttackRevealed","seat":0,"who":"Sol Badguy","card":"Grasp","ex":false,"wild":false,"sentence":"Sol Badguy reveals Grasp."},
    {"event":"AttackRevealed","seat":1,"who":"Ky Kiske","card":"Dust","ex":false,"wild":false,"sentence":"Ky Kiske reveals Dust."},
    {"event":"Prioritized","active":0,"who":"Sol Badguy","speeds":[[[7,"Grasp"]],[[3,"Dust"]]],"names":["Sol Badguy","Ky Kiske"],"sentence":"Sol Badguy speed 7, Ky Kiske speed 3: Sol Badguy goes first."},
    {"event":"AttackChecked","seat":0,"who":"Sol Badguy","card":"Grasp","hit":false,"distance":8,"farthest":8,"reach":"1","reason":" (out of range)","sentence":"Sol Badguy's Grasp (range 1) misses at range 8 (out of range)."},
    {"event":"AttackChecked","seat":1,"who":"Ky Kiske","card":"Dust","hit":false,"distance":8,"farthest":8,"reach":"2-3","reason":" (out of range)","sentence":"Ky Kiske's Dust (range 2-3) misses at range 8 (out of range)."},
    {"event":"CardsMoved","seat":0,"who":"Sol Badguy","cards":["Grasp"],"count":1,"source":"","target":"discard pile","sentence":"Grasp goes to Sol Badguy's discard pile."},
    {"event":"CardsMoved","seat":1,"who":"Ky Kiske","cards":["Dust"],"count":1,"source":"","target":"discard pile","sentence":"Dust goes to Ky Kiske's discard pile."},
    {"event":"StrikeEnded","next":1,"who":"Ky Kiske","advantage":false,"sentence":"The strike is over; Ky Kiske takes the next turn."},
    {"event":"TurnBegan","seat":1,"who":"Ky Kiske","number":2,"sentence":"Turn 2: Ky Kiske."},
];

/** The last life is struck away. */
export const KNOCKOUT: ExceedEvent[] = [
    {"event":"ActionTaken","seat":0,"who":"Sol Badguy","action":"Strike","sentence":"Sol Badguy: Strike."},
    {"event":"StrikeBegan","attacker":0,"who":"Sol Badguy","sentence":"Sol Badguy initiates a strike."},
    {"event":"AttackSet","seat":0,"who":"Sol Badguy","how":"an attack","card":"","sentence":"Sol Badguy sets an attack."},
    {"event":"AttackSet","seat":1,"who":"Ky Kiske","how":"an attack","card":"","sentence":"Ky Kiske sets an attack."},
    {"event":"AttackRevealed","seat":0,"who":"Sol Badguy","card":"Slash","ex":false,"wild":false,"sentence":"Sol Badguy reveals Slash."},
    {"event":"AttackRevealed","seat":1,"who":"Ky Kiske","card":"Dust","ex":false,"wild":false,"sentence":"Ky Kiske reveals Dust."},
    {"event":"Prioritized","active":0,"who":"Sol Badguy","speeds":[[[5,"Slash"]],[[3,"Dust"]]],"names":["Sol Badguy","Ky Kiske"],"sentence":"Sol Badguy speed 5, Ky Kiske speed 3: Sol Badguy goes first."},
    {"event":"TextResolved","seat":0,"who":"Sol Badguy","carrier":"Slash","text":"before: close 2.","sentence":"Sol Badguy: Slash — before: close 2."},
    {"event":"Moved","seat":0,"who":"Sol Badguy","verb":"close","origin":4,"target":4,"passed":false,"sentence":"Sol Badguy stays on space 4 (close)."},
    {"event":"AttackChecked","seat":0,"who":"Sol Badguy","card":"Slash","hit":true,"distance":1,"farthest":1,"reach":"1","reason":"","sentence":"Sol Badguy's Slash (range 1) hits at range 1."},
    {"event":"TextResolved","seat":0,"who":"Sol Badguy","carrier":"Slash","text":"hit: gain advantage.","sentence":"Sol Badguy: Slash — hit: gain advantage."},
    {"event":"AdvantageGained","seat":0,"who":"Sol Badguy","sentence":"Sol Badguy gains advantage."},
    {"event":"Damaged","seat":1,"who":"Ky Kiske","amount":4,"life":0,"power":[[4,"Slash"]],"armor":0,"guard":[[4,"Dust"]],"sentence":"Ky Kiske takes 4 damage (power 4) and has 0 life."},
    {"event":"GameOver","winner":0,"who":"Sol Badguy","loser":"Ky Kiske","reason":"no life left","sentence":"Sol Badguy wins, Ky Kiske loses: no life left."},
];
