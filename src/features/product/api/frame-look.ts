import type { ProductView } from './product-view';

/** What a picture of a frame shows, in words of the commerce API: "Black, Square". */
export function frameLook({ colorName, attribute }: Pick<ProductView, 'colorName' | 'attribute'>): string {
  const shapes = attribute('FRAME_SHAPE')?.values.map(({ value }) => value) ?? [];
  return [colorName, ...shapes].filter(Boolean).join(', ');
}
