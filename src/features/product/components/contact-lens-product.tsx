import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { attributeText } from '@/domain/catalog/attributes';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { usePriceCopy } from '@/lib/price/use-price-copy';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { PriceLine } from '@/ui/display/price-line';
import { ProductImage } from '@/ui/display/product-image';
import { Heading } from '@/ui/layout/heading';
import { fullName } from '../api/full-name';
import type { ProductView } from '../api/product-view';
import { ProductHeading } from './product-heading';
import { SpecList } from './spec-list';

const ShareButton = deferHydration(async () => (await import('./share-button')).ShareButton);

export interface ContactLensProductProps {
  product: ProductView;
  /** Slot: the order form. */
  order: ReactNode;
  /** Slot: marketing content; may be empty. */
  banner: ReactNode;
}

/** Shows the product page of a contact lens: description, price, order form and available parameters. */
export function ContactLensProduct({ product, order, banner }: ContactLensProductProps) {
  const site = useSite();
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <HydrationSection
        whenIdle
        className="min-w-0 max-lg:relative lg:sticky lg:top-24 lg:col-span-7 lg:row-span-2 lg:self-start"
      >
        <ProductImage src={product.image} alt="" priority />
        <div className="absolute top-3 right-3">
          <ShareButton name={fullName(product)} upc={product.upc} />
        </div>
      </HydrationSection>
      <div className="grid content-start gap-6 lg:col-span-5">
        <ProductHeading product={product} price={<BoxPrice product={product} />} />
        {order}
        <Notice
          title={<Trans>Ordering needs your contact lens prescription</Trans>}
          action={
            <ButtonLink variant="link" render={<PageLink href={sitePaths.listing(site, 'contact-lenses')} />}>
              <Trans>All contact lenses</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            Each eye has values of its own: power, base curve and diameter, as your doctor wrote them for this
            lens. A glasses prescription will not do.
          </Trans>
        </Notice>
        <section aria-labelledby="parameters">
          <Heading level={2} size="sm" id="parameters">
            <Trans>Made in these values</Trans>
          </Heading>
          <div className="mt-2">
            <SpecList product={product} />
          </div>
        </section>
      </div>
      <div className="grid content-start gap-6 lg:col-span-5">
        {product.description ? <p className="max-w-text text-ink-soft">{product.description}</p> : null}
        <HydrationSection whenIdle className="empty:hidden">
          {banner}
        </HydrationSection>
      </div>
    </div>
  );
}

/** Shows the price of contact lenses, with how many of them it buys. */
function BoxPrice({ product: { attribute, price } }: { product: ProductView }) {
  const boxSize = attributeText(attribute, 'BOX_SIZE');
  return (
    <>
      <PriceLine size="lg" price={usePriceCopy(price)} showDiscount />
      {price && boxSize ? (
        <span className="mt-1 block text-ink-soft text-sm">
          <Trans>per box of {boxSize}</Trans>
        </span>
      ) : null}
    </>
  );
}
