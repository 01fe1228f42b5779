import type { AddressStyle } from '../places/street-address';
import type { SeededRandom } from '../random';

const ENGLISH_FIRST = [
  ...[
    'Willow',
    'Cedar',
    'Heron',
    'Stone',
    'Lark',
    'Foxglove',
    'Maple',
    'Copper',
    'Silver',
    'Orchard',
    'Amber',
  ],
  ...[
    'Juniper',
    'Meadow',
    'Harvest',
    'Falcon',
    'Aspen',
    'Bluebell',
    'Granite',
    'Sparrow',
    'Hazel',
    'Quarry',
    'Thistle',
  ],
];
const ENGLISH_SECOND = [
  ...[
    'Creek',
    'Hollow',
    'Point',
    'Bridge',
    'Field',
    'Bend',
    'Ridge',
    'Gate',
    'Landing',
    'Grove',
    'Glen',
    'Run',
  ],
  ...['Crest', 'Brook', 'Hills', 'Meadows'],
];
const US_KINDS = [
  'Mall',
  'Town Center',
  'Plaza',
  'Marketplace',
  'Crossing',
  'Galleria',
  'Commons',
  'Promenade',
];
const CANADIAN_KINDS = [
  'Mall',
  'Town Centre',
  'Plaza',
  'Shopping Centre',
  'Crossing',
  'Galleria',
  'Market',
  'Place',
];
const FRENCH_KINDS = ['Carrefour', 'Galeries', 'Place', 'Promenades', 'Centre', 'Halles'];
const FRENCH_NAMES = [
  ...['des Érables', 'du Verger', 'de la Rive', 'des Sources', 'du Vieux-Pont', 'des Tilleuls', 'de l’Anse'],
  ...[
    'du Belvédère',
    'des Moissons',
    'de la Colline',
    'du Ruisseau',
    'des Hirondelles',
    'du Bocage',
    'des Cascades',
  ],
];
const SPANISH_KINDS = ['Plaza', 'Paseo', 'Galería', 'Mercado'];
const SPANISH_NAMES = [
  'del Coquí',
  'Las Palmas',
  'Flamboyán',
  'de la Bahía',
  'Los Almendros',
  'del Faro',
  'La Ceiba',
];

/** A fictional shopping center name in the style of the region. */
export function shoppingCenterName(style: AddressStyle, town: string, random: SeededRandom): string {
  if (style === 'quebec') return `${random.pick(FRENCH_KINDS)} ${random.pick(FRENCH_NAMES)}`;
  if (style === 'puerto-rico') return `${random.pick(SPANISH_KINDS)} ${random.pick(SPANISH_NAMES)}`;
  if (random.chance(0.12)) return `${town} ${style === 'us' ? 'Town Center' : 'Town Centre'}`;
  const name = `${random.pick(ENGLISH_FIRST)} ${random.pick(ENGLISH_SECOND)}`;
  if (random.chance(0.15)) return `The Shops at ${name}`;
  return `${name} ${random.pick(style === 'us' ? US_KINDS : CANADIAN_KINDS)}`;
}
