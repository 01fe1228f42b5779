import { ProductImage } from '@/ui/display/product-image';

/** The caption of a featured product, with a fixed height. */
export const CAPTION_CLASS =
  'flex min-h-24 flex-wrap items-start justify-between gap-x-6 px-5 sm:min-h-11 sm:px-0';

/** Renders the placeholder of a featured product while it loads. */
export function FeaturedProductPlaceholder() {
  return (
    <figure>
      <ProductImage alt="" priority className="rounded-none" />
      <figcaption className={CAPTION_CLASS} />
    </figure>
  );
}
