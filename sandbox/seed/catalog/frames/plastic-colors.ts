import type { Localized } from '../../models/localized';
import { text } from '../localized-text';
import type { ColorSpec } from './color-spec';

/**
 * Colors of acetate, injected and bio-based fronts. English names avoid words with different US and Canadian spellings,
 * since both countries share one English text.
 */
export const plasticColors = {
  black: solid(text('Black', 'Negro', 'Noir'), 'black', '#17171a'),
  matteBlack: solid(text('Matte Black', 'Negro mate', 'Noir mat'), 'black', '#242427'),
  midnightNavy: solid(text('Midnight Navy', 'Azul medianoche', 'Bleu nuit'), 'blue', '#1d2a4d'),
  denim: solid(text('Denim Blue', 'Azul mezclilla', 'Bleu denim'), 'blue', '#3f5f8a'),
  cobalt: solid(text('Cobalt', 'Azul cobalto', 'Bleu cobalt'), 'blue', '#2148b0'),
  skyCrystal: transparent(text('Sky Crystal', 'Cristal celeste', 'Cristal ciel'), 'blue', '#a9cce6'),
  turquoise: solid(text('Turquoise', 'Turquesa', 'Turquoise'), 'blue', '#2aa3b5'),
  petrol: solid(text('Petrol Blue', 'Azul petróleo', 'Bleu pétrole'), 'blue', '#1f5f73'),
  forest: solid(text('Forest Green', 'Verde bosque', 'Vert forêt'), 'green', '#1f4d36'),
  emerald: solid(text('Emerald', 'Verde esmeralda', 'Vert émeraude'), 'green', '#0f6b4f'),
  olive: solid(text('Olive', 'Verde oliva', 'Vert olive'), 'green', '#5a6232'),
  sage: solid(text('Sage', 'Verde salvia', 'Vert sauge'), 'green', '#8fa58a'),
  mintCrystal: transparent(text('Mint Crystal', 'Cristal menta', 'Cristal menthe'), 'green', '#b4dfc8'),
  darkTortoise: tortoise(text('Dark Tortoise', 'Carey oscuro', 'Écaille foncée'), '#4a2b17', '#a9682c'),
  honeyTortoise: tortoise(text('Honey Tortoise', 'Carey miel', 'Écaille miel'), '#a8672c', '#5a3216'),
  blondTortoise: tortoise(text('Blond Tortoise', 'Carey rubio', 'Écaille blonde'), '#cf9f5e', '#8a5523'),
  redTortoise: tortoise(text('Red Tortoise', 'Carey rojizo', 'Écaille rousse'), '#6e2419', '#b5562f'),
  blueTortoise: tortoise(text('Blue Tortoise', 'Carey azulado', 'Écaille bleutée'), '#24385c', '#7a5a35'),
  greenTortoise: tortoise(text('Green Tortoise', 'Carey verdoso', 'Écaille verte'), '#3a4a2a', '#8b6a34'),
  espresso: solid(text('Espresso', 'Café expreso', 'Brun espresso'), 'brown', '#3a241a'),
  chestnut: solid(text('Chestnut', 'Castaño', 'Châtaigne'), 'brown', '#6b3f26'),
  cognacCrystal: transparent(text('Cognac Crystal', 'Cristal coñac', 'Cristal cognac'), 'brown', '#a4612f'),
  caramel: solid(text('Caramel', 'Caramelo', 'Caramel'), 'brown', '#b07a45'),
  sand: solid(text('Sand', 'Arena', 'Sable'), 'brown', '#c4a680'),
  crystal: transparent(text('Crystal', 'Cristal', 'Cristal'), 'clear', '#e9eff1'),
  champagneCrystal: transparent(
    text('Champagne Crystal', 'Cristal champán', 'Cristal champagne'),
    'clear',
    '#efe2cd',
  ),
  smokeCrystal: transparent(text('Smoke Crystal', 'Cristal ahumado', 'Cristal fumé'), 'grey', '#8e949a'),
  slate: solid(text('Slate', 'Pizarra', 'Ardoise'), 'grey', '#5d646b'),
  ash: solid(text('Ash', 'Ceniza', 'Cendre'), 'grey', '#9a9c9e'),
  ivory: solid(text('Ivory', 'Marfil', 'Ivoire'), 'white', '#f2ecdd'),
  snow: solid(text('Snow White', 'Blanco nieve', 'Blanc neige'), 'white', '#f6f6f4'),
  burgundy: solid(text('Burgundy', 'Burdeos', 'Bordeaux'), 'red', '#5e1525'),
  cherry: solid(text('Cherry Red', 'Rojo cereza', 'Rouge cerise'), 'red', '#b01e2e'),
  brick: solid(text('Brick Red', 'Rojo ladrillo', 'Rouge brique'), 'red', '#9c3528'),
  roseCrystal: transparent(text('Rose Crystal', 'Cristal rosado', 'Cristal rosé'), 'pink', '#e9bfc4'),
  blush: solid(text('Blush', 'Rosa empolvado', 'Rose poudré'), 'pink', '#dba3a6'),
  fuchsia: solid(text('Fuchsia', 'Fucsia', 'Fuchsia'), 'pink', '#c22a72'),
  plum: solid(text('Plum', 'Ciruela', 'Prune'), 'purple', '#4d2145'),
  violet: solid(text('Violet', 'Violeta', 'Violet'), 'purple', '#5b3a91'),
  lilacCrystal: transparent(text('Lilac Crystal', 'Cristal lila', 'Cristal lilas'), 'purple', '#c9b6dd'),
  mustard: solid(text('Mustard', 'Mostaza', 'Moutarde'), 'yellow', '#c9971f'),
  lemonCrystal: transparent(text('Lemon Crystal', 'Cristal limón', 'Cristal citron'), 'yellow', '#f0dd76'),
  blackFade: gradient(text('Black Fade', 'Negro degradado', 'Noir dégradé'), 'black', '#1b1b1d', '#d8dde0'),
  brownFade: gradient(text('Brown Fade', 'Marrón degradado', 'Brun dégradé'), 'brown', '#4c2d1c', '#e6d3b8'),
  blueFade: gradient(text('Blue Fade', 'Azul degradado', 'Bleu dégradé'), 'blue', '#22407a', '#c4d8ea'),
  roseFade: gradient(text('Rose Fade', 'Rosa degradado', 'Rose dégradé'), 'pink', '#b04a6a', '#f1d6d6'),
} as const satisfies Record<string, ColorSpec>;

export type PlasticColorId = keyof typeof plasticColors;

function solid(name: Localized, family: ColorSpec['family'], front: string): ColorSpec {
  return { name, family, pattern: 'solid', front };
}

function transparent(name: Localized, family: ColorSpec['family'], front: string): ColorSpec {
  return { name, family, pattern: 'transparent', front };
}

function tortoise(name: Localized, front: string, accent: string): ColorSpec {
  return { name, family: 'tortoise', pattern: 'tortoise', front, accent };
}

function gradient(name: Localized, family: ColorSpec['family'], front: string, accent: string): ColorSpec {
  return { name, family, pattern: 'gradient', front, accent };
}
