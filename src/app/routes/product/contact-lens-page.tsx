import type { Messages } from '@lingui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { contactLensQuery } from '@/features/contact-lens/api/contact-lens-query';
import { ContactLensOrderForm } from '@/features/contact-lens/components/contact-lens-order-form';
import type { ProductView } from '@/features/product/api/product-view';
import { ContactLensProduct } from '@/features/product/components/contact-lens-product';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import type { Query } from '@/lib/queries/query';
import { usePageLocation } from '../../navigation/page-location';
import type { PageLocation } from '../../page';
import { messagesQuery, WithMessages } from '../shared/lazy-messages';

const ContactBenefit = deferHydration(
  async () => (await import('@/features/insurance/contact-benefit')).ContactBenefit,
  true,
);

const PriceRequest = lazy(async () => {
  const module = await import('@/features/product/components/price-request');
  return { default: module.PriceRequest };
});

const CATALOG = 'contact-lens';

/** The product page of a contact lens, with its order form. `change` in the URL names a cart line to change. */
export function ContactLensPage({ product, banner }: { product: ProductView; banner: ReactNode }) {
  const { search } = usePageLocation();
  const { id, upc, price, stock, attribute } = product;
  const lens = { id, upc, price, soldOut: stock === 'sold-out', attribute };
  const changedLineId = search.get('change') || undefined;
  return (
    <ContactLensProduct
      {...{ product, banner }}
      order={
        <>
          <ContactBenefit />
          <WithMessages catalog={CATALOG}>
            <ContactLensOrderForm
              {...{ lens, changedLineId }}
              priceRequest={
                <Suspense fallback={null}>
                  <PriceRequest product={product} />
                </Suspense>
              }
            />
          </WithMessages>
        </>
      }
    />
  );
}

export function combinationsQuery({ site }: PageLocation, id: string) {
  return contactLensQuery(site, id);
}

export function orderMessagesQuery({ site }: PageLocation): Query<Messages> {
  return messagesQuery(site.languageTag, CATALOG);
}
