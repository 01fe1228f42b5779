import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { frameLook } from '@/domain/catalog/frame-look';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageLink, type PageLinkProps } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { SwatchLinks } from '@/ui/fields/swatch-group';
import { fullName } from '../api/full-name';
import type { ProductView } from '../api/product-view';
import type { Shot } from '../api/to-gallery';
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
  /** Loads what the purchase buttons open. */
  onPurchaseIntent: () => Promise<unknown>;
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
  onPurchaseIntent,
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
          <div className="relative -mr-3 shrink-0">{aside}</div>
        </div>
        <ColorLinks product={product} />
        <HydrationSection
          whenIdle
          // Removes it from the grid without content, or with hidden content.
          className="[&:not(:has(>:not([hidden],:empty)))]:hidden"
        >
          {prescriptionFit}
        </HydrationSection>
        <HydrationSection whenIdle isMain onIntent={onPurchaseIntent} className="grid gap-3 max-lg:contents">
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

/** Shows color swatches of the model. Each color is a separate page; following a link preserves the scroll position. */
function ColorLinks({ product }: { product: ProductView }) {
  const site = useSite();
  const { t } = useLingui();
  const list = useFocusAfterReplace();
  const { colors, colorName, upc } = product;
  if (!colorName) return null;
  return (
    <div ref={list}>
      <p className="text-sm">
        <span className="font-medium">
          <Trans>Color</Trans>
        </span>
        <span className="ml-2 text-ink-soft">{colorName}</span>
      </p>
      {colors.length > 1 ? (
        <SwatchLinks
          className="mt-1"
          label={t`Colors of this frame`}
          value={upc}
          linkAs={ColorLink}
          options={colors.map(({ upc: value, name, swatch, available }) => ({
            value,
            label: available ? name : t`${name}, sold out`,
            colors: swatch,
            unavailable: !available,
            href: sitePaths.product(site, value),
          }))}
        />
      ) : null}
    </div>
  );
}

/** Replaces the history entry, so that Back leaves the product. */
function ColorLink(props: PageLinkProps) {
  return <PageLink {...props} preserveScroll replace />;
}

/** Focuses the current color after a color change, so that keyboard users can continue from there. */
function useFocusAfterReplace() {
  const list = useRef<HTMLDivElement>(null);
  // Only color links navigate with `replace`.
  const isReplace = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (isReplace) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [isReplace]);
  return list;
}
