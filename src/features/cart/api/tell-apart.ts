import type { CartEntry } from './cart-view';

/** Localized labels for the traits that distinguish line items. */
export interface EntryWords {
  leftEye: string;
  rightEye: string;
  noLenses: string;
  /** One-based. */
  line: (position: number) => string;
}

/**
 * Unique accessible names for the line items, for example for their buttons. Items with the same name get the traits that
 * differ: color, eye, lenses or, as a last resort, the line number.
 *
 * @returns names by order item id.
 */
export function tellApart(entries: readonly CartEntry[], words: EntryWords): Map<string, string> {
  return new Map(
    entries.map((entry, index) => {
      const others = entries.filter((other) => other !== entry && other.name === entry.name);
      if (others.length === 0) return [entry.orderItemId, entry.name];
      const differing = traits.filter((trait) => others.some((other) => differs(trait, entry, other)));
      const parts = differing.map((trait) => trait(entry, words)).filter((part) => part !== '');
      const alone = others.every((other) => differing.some((trait) => differs(trait, entry, other)));
      return [
        entry.orderItemId,
        [entry.name, ...parts, ...(alone ? [] : [words.line(index + 1)])].join(', '),
      ];
    }),
  );

  function differs(trait: Trait, one: CartEntry, other: CartEntry): boolean {
    return trait(one, words) !== trait(other, words);
  }
}

type Trait = (entry: CartEntry, words: EntryWords) => string;

const traits: Trait[] = [
  ({ color }) => color,
  ({ eye }, { leftEye, rightEye }) => (eye === 'left' ? leftEye : eye === 'right' ? rightEye : ''),
  ({ kind, extras }, { noLenses }) => {
    if (kind !== 'frame') return '';
    const lenses = extras.filter((extra) => extra.kind === 'LENS').map(({ name }) => name);
    return lenses.join(', ') || noLenses;
  },
];
