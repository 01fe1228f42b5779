import type { LineItem } from './cart-view';

/** Localized labels for the traits that distinguish line items. */
export interface LineItemLabels {
  leftEye: string;
  rightEye: string;
  noLenses: string;
  /** One-based. */
  line: (position: number) => string;
}

/**
 * Returns the unique accessible names for the line items, for example for their buttons. Items with the same name get the
 * traits that differ: color, eye, lenses or, as a last resort, the line number.
 *
 * @returns names by order item id.
 */
export function disambiguateNames(
  lineItems: readonly LineItem[],
  labels: LineItemLabels,
): Map<string, string> {
  return new Map(
    lineItems.map((lineItem, index) => {
      const others = lineItems.filter((other) => other !== lineItem && other.name === lineItem.name);
      if (others.length === 0) return [lineItem.orderItemId, lineItem.name];
      const differing = traits.filter((trait) => others.some((other) => differs(trait, lineItem, other)));
      const suffixes = differing.map((trait) => trait(lineItem, labels)).filter((suffix) => suffix !== '');
      const isUnique = others.every((other) => differing.some((trait) => differs(trait, lineItem, other)));
      return [
        lineItem.orderItemId,
        [lineItem.name, ...suffixes, ...(isUnique ? [] : [labels.line(index + 1)])].join(', '),
      ];
    }),
  );

  function differs(trait: Trait, one: LineItem, other: LineItem): boolean {
    return trait(one, labels) !== trait(other, labels);
  }
}

type Trait = (lineItem: LineItem, labels: LineItemLabels) => string;

const traits: Trait[] = [
  ({ color }) => color,
  ({ eye }, { leftEye, rightEye }) => (eye === 'left' ? leftEye : eye === 'right' ? rightEye : ''),
  ({ kind, extras }, { noLenses }) => {
    if (kind !== 'frame') return '';
    const lenses = extras.filter((extra) => extra.kind === 'LENS').map(({ name }) => name);
    return lenses.join(', ') || noLenses;
  },
];
