import type { ReactNode } from 'react';
import { frameLook } from '@/domain/catalog/frame-look';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { fullName } from '../api/full-name';
import type { ProductView } from '../api/product-view';
import type { Shot } from '../api/to-gallery';
import { ColorLinks } from './color-links';
import { ProductHeading } from './product-heading';

const FrameNotes = deferHydration(async () => (await import('./frame-notes')).FrameNotes);
const StockNote = deferHydration(async () => (await import('./stock-note')).StockNote);
const ProductGallery = deferHydration(async () => (await import('./product-gallery')).ProductGallery);

export interface FrameProductProps {
  product: ProductView;
  shots: readonly Shot[];
  /** Slot: the price of the frame alone. */
  price: ReactNode;
  /** Slot: whether the frame fits the shopper's prescription; empty while there is none. */
  prescriptionFit: ReactNode;
  /** Slot below the pictures: the button of the virtual try-on. */
  tryOn?: ReactNode;
  /** Slot: the measurements, and whether they fit the shopper; may be empty. */
  size: ReactNode;
  /** Slot: purchase buttons. Not rendered for a sold-out color. */
  purchase: ReactNode;
  /** Slot: marketing content; may be empty. */
  banner: ReactNode;
  /** Slot next to the name, such as the wishlist button. */
  aside?: ReactNode;
}

/** Shows the product page of a frame (000 §2). */
export function FrameProduct({
  product,
  shots,
  price,
  prescriptionFit,
  tryOn,
  size,
  purchase,
  banner,
  aside,
}: FrameProductProps) {
  const { stock } = product;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-12">
      <HydrationSection whenIdle className="min-w-0 lg:col-span-7">
        <ProductGallery name={fullName(product)} look={frameLook(product)} upc={product.upc} shots={shots} />
        {tryOn}
      </HydrationSection>
      {/* A flex box: the purchase button stays in sight in all of it (`Purchase`). */}
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-5 lg:row-span-2">
        <div className="flex items-start justify-between gap-4">
          <ProductHeading {...{ product, price }} />
          <div className="-mr-3 shrink-0">{aside}</div>
        </div>
        <ColorLinks product={product} />
        <HydrationSection
          whenIdle
          // Removes it from the grid without content, or with hidden content.
          className="[&:not(:has(>:not([hidden],:empty)))]:hidden"
        >
          {prescriptionFit}
        </HydrationSection>
        <HydrationSection whenIdle isMain className="grid gap-3 max-lg:contents">
          {stock === 'sold-out' ? null : purchase}
          <StockNote product={product} />
        </HydrationSection>
        <HydrationSection whenIdle className="grid gap-6">
          {banner}
          <FrameNotes product={product} />
        </HydrationSection>
      </div>
      <HydrationSection
        whenIdle
        className="empty:hidden max-lg:mt-6 lg:sticky lg:top-24 lg:col-span-7 lg:self-start"
      >
        {size}
      </HydrationSection>
    </div>
  );
}
