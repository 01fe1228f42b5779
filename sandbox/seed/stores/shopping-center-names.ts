import names from '../data/shopping-center-names.json' with { type: 'json' };
import type { AddressStyle } from '../places/street-address';
import type { SeededRandom } from '../random';

/** Returns a fictional shopping center name in the style of the region. */
export function shoppingCenterName(style: AddressStyle, town: string, random: SeededRandom): string {
  if (style === 'quebec') return kindAndName(names.quebec, random);
  if (style === 'puerto-rico') return kindAndName(names['puerto-rico'], random);
  if (random.chance(0.12)) return `${town} ${style === 'us' ? 'Town Center' : 'Town Centre'}`;
  const name = `${random.pick(names.us.first)} ${random.pick(names.us.second)}`;
  if (random.chance(0.15)) return `The Shops at ${name}`;
  return `${name} ${random.pick(names[style].kinds)}`;
}

/** Joins kind and name; French and Spanish put the kind first. */
function kindAndName(
  { kinds, names }: { kinds: readonly string[]; names: readonly string[] },
  random: SeededRandom,
): string {
  return `${random.pick(kinds)} ${random.pick(names)}`;
}
