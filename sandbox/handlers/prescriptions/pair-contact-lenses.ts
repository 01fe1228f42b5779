/** Two order items of contact lenses that are one item of the prescription step; a lone eye has no partner. */
export interface ContactLensPair<Item> {
  right?: Item;
  left?: Item;
}

interface ContactLensItem {
  kind: string;
  catentryId: string;
}

/**
 * Pairs the n-th item of the right eye with the n-th of the left one, the same lens first. Pairs are in the order of their
 * first item.
 */
export function pairContactLenses<Item extends ContactLensItem>(
  items: readonly Item[],
): ContactLensPair<Item>[] {
  const rights = items.filter(({ kind }) => kind === 'RCON');
  const unpaired = new Set(items.filter(({ kind }) => kind === 'LCON'));
  const partners = new Map<Item, Item>();
  const pairUp = (matches: (right: Item, left: Item) => boolean) => {
    for (const right of rights) {
      if (partners.has(right)) continue;
      const left = [...unpaired].find((candidate) => matches(right, candidate));
      if (!left) continue;
      partners.set(right, left);
      unpaired.delete(left);
    }
  };
  pairUp((right, left) => right.catentryId === left.catentryId);
  pairUp(() => true);
  const pairs = [
    ...rights.map((right): ContactLensPair<Item> => {
      const left = partners.get(right);
      return left ? { right, left } : { right };
    }),
    ...[...unpaired].map((left): ContactLensPair<Item> => ({ left })),
  ];
  const position = ({ right, left }: ContactLensPair<Item>) =>
    Math.min(...[right, left].flatMap((item) => (item ? [items.indexOf(item)] : [])));
  return pairs.sort((first, second) => position(first) - position(second));
}
