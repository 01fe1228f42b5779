import names from '../data/street-names.json' with { type: 'json' };
import type { SeededRandom } from '../random';

/** Format of addresses and shopping center names, by the language of the region. */
export type AddressStyle = 'us' | 'canada' | 'quebec' | 'puerto-rico';

export function addressStyleOf({ country, region }: { country: 'US' | 'CA'; region: string }): AddressStyle {
  if (region === 'QC') return 'quebec';
  if (region === 'PR') return 'puerto-rico';
  return country === 'CA' ? 'canada' : 'us';
}

/** Returns a fictional street name, without a number. */
export function streetName(style: AddressStyle, random: SeededRandom): string {
  if (style === 'quebec') return random.pick(names.french);
  if (style === 'puerto-rico') return random.pick(names.spanish);
  const street = random.pick(names.english);
  const spelled = style === 'us' ? street.replace('Harbour', 'Harbor') : street;
  return `${spelled} ${random.pick(names.englishKinds)}`;
}

/** Returns the first address line: the street with a fictional number. */
export function streetLine(style: AddressStyle, street: string, random: SeededRandom): string {
  const number = random.chance(0.6)
    ? random.integer(10, 999)
    : random.integer(10, 89) * 100 + random.integer(0, 50);
  if (style === 'quebec') return `${number}, ${street}`;
  return style === 'puerto-rico' ? `${street} ${number}` : `${number} ${street}`;
}

/** Returns the second address line: the unit in a building. */
export function unitLine(style: AddressStyle, random: SeededRandom): string {
  const number = random.integer(1, 3) * 100 + random.integer(1, 60);
  if (style === 'quebec') return `Local ${number}`;
  if (style === 'puerto-rico') return `Local ${number}`;
  return style === 'canada' ? `Unit ${number}` : `Suite ${number}`;
}
