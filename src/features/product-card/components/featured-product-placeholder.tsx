import { ProductImage } from '@/ui/display/product-image';

/** The line under a featured product, which keeps its height. */
export const FEATURED_CAPTION =
  'flex min-h-24 flex-wrap items-start justify-between gap-x-6 px-5 sm:min-h-11 sm:px-0';

/** Keeps the place of a featured product that is on its way. */
export function FeaturedProductPlaceholder() {
  return (
    <figure>
      <ProductImage alt="" priority className="rounded-none" />
      <figcaption className={FEATURED_CAPTION} />
    </figure>
  );
}
