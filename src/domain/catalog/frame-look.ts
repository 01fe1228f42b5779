import type { AttributeLookup } from './attributes';

interface Look {
  /** In the shopper's language; empty if it is not known. */
  colorName: string | undefined;
  /** Of the model. */
  attribute: AttributeLookup;
}

/** What a picture of a frame shows, in words of the commerce API: "Black, Square". */
export function frameLook({ colorName, attribute }: Look): string {
  const shapes = attribute('FRAME_SHAPE')?.values.map(({ value }) => value) ?? [];
  return [colorName, ...shapes].filter(Boolean).join(', ');
}
