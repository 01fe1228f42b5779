import type { SeededRandom } from '../random';

/** Format of addresses and shopping center names, by the language of the region. */
export type AddressStyle = 'us' | 'canada' | 'quebec' | 'puerto-rico';

export function addressStyleOf({ country, region }: { country: 'US' | 'CA'; region: string }): AddressStyle {
  if (region === 'QC') return 'quebec';
  if (region === 'PR') return 'puerto-rico';
  return country === 'CA' ? 'canada' : 'us';
}

const ENGLISH_STREETS = [
  ...[
    'Main',
    'Maple',
    'Oak',
    'Cedar',
    'Elm',
    'Walnut',
    'Chestnut',
    'Market',
    'Church',
    'Mill',
    'Park',
    'River',
  ],
  ...['Lake', 'Hill', 'Spring', 'Union', 'Commerce', 'Franklin', 'Highland', 'Prospect', 'Linden', 'Willow'],
  ...[
    'Orchard',
    'Meadow',
    'Bridge',
    'Station',
    'Harbour',
    'Garden',
    'Sycamore',
    'Juniper',
    'Birch',
    'Laurel',
  ],
];
const ENGLISH_KINDS = ['St', 'Ave', 'Rd', 'Blvd', 'Dr', 'Pkwy', 'Way', 'Ln'];
const FRENCH_STREETS = [
  ...[
    'rue des Érables',
    'rue Principale',
    'boulevard des Pins',
    'avenue du Parc',
    'rue du Marché',
    'rue des Bouleaux',
  ],
  ...['boulevard de la Rivière', 'rue du Moulin', 'avenue des Lilas', 'chemin du Lac', 'rue de la Gare'],
  ...[
    'boulevard du Commerce',
    'rue Notre-Dame',
    'avenue de l’Église',
    'rue des Peupliers',
    'boulevard des Prairies',
  ],
];
const SPANISH_STREETS = [
  ...[
    'Calle del Parque',
    'Avenida de las Palmas',
    'Calle Flamboyán',
    'Avenida Central',
    'Calle de la Marina',
  ],
  ...['Avenida Los Robles', 'Calle Mayor', 'Avenida del Mar', 'Calle Las Flores'],
];

/** A fictional street name, without a number. */
export function streetName(style: AddressStyle, random: SeededRandom): string {
  if (style === 'quebec') return random.pick(FRENCH_STREETS);
  if (style === 'puerto-rico') return random.pick(SPANISH_STREETS);
  const street = random.pick(ENGLISH_STREETS);
  const spelled = style === 'us' ? street.replace('Harbour', 'Harbor') : street;
  return `${spelled} ${random.pick(ENGLISH_KINDS)}`;
}

/** First address line: the street with a fictional number. */
export function streetLine(style: AddressStyle, street: string, random: SeededRandom): string {
  const number = random.chance(0.6)
    ? random.integer(10, 999)
    : random.integer(10, 89) * 100 + random.integer(0, 50);
  if (style === 'quebec') return `${number}, ${street}`;
  return style === 'puerto-rico' ? `${street} ${number}` : `${number} ${street}`;
}

/** Second address line: the unit in a building. */
export function unitLine(style: AddressStyle, random: SeededRandom): string {
  const number = random.integer(1, 3) * 100 + random.integer(1, 60);
  if (style === 'quebec') return `Local ${number}`;
  if (style === 'puerto-rico') return `Local ${number}`;
  return style === 'canada' ? `Unit ${number}` : `Suite ${number}`;
}
