import type { AttributeLookup } from './attributes';

interface Look {
  /** In the shopper's language; empty if it is not known. */
  colorName: string | undefined;
  /** Reads the model's attributes. */
  attribute: AttributeLookup;
}

/** Describes a frame's picture in the commerce API's words: "Black, Square". */
export function frameLook({ colorName, attribute }: Look): string {
  const shapes = attribute('FRAME_SHAPE')?.values.map(({ value }) => value) ?? [];
  return [colorName, ...shapes].filter(Boolean).join(', ');
}
