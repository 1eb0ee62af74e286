/** The words of a look as the table sends them. */

import type { Appearance, Motif, Outfit } from './wire';

export type { Appearance, Motif, Outfit };
export type Person = Appearance['person'];
export type Mass = Appearance['mass'];
export type Height = NonNullable<Appearance['height']>;
export type Colour = Appearance['colours'][0];
export type Skin = Outfit['skin'];
export type Hair = Outfit['hair'][0];
export type Head = Outfit['head'][number][0];
export type Wear = Outfit['wear'][number][0];
export type Legs = Outfit['legs'][number][0];
export type Weapon = Outfit['weapon'][0];
export type Companion = Outfit['companions'][number][0];
export type Aura = NonNullable<Outfit['aura']>;
