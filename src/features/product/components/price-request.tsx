import { Trans } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import { PageLink } from '@/lib/navigation/page-link';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { fullName } from '../api/full-name';
import type { ProductView } from '../api/product-view';

/** Replaces the purchase of a product whose price is on request, and explains how to learn the price and order. */
export function PriceRequest({ product }: { product: Pick<ProductView, 'brand' | 'name'> }) {
  const site = useSite();
  const number = RETAILERS[site.country].phone;
  const phone = phoneText(number);
  const name = fullName(product);
  return (
    <Notice
      title={<Trans>Ask us for the price</Trans>}
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <ButtonLink variant="secondary" href={`tel:+1${number}`}>
            <Trans>Call {phone}</Trans>
          </ButtonLink>
          <ButtonLink variant="link" render={<PageLink href={storeFinderPath(site)} />}>
            <Trans>Find a store</Trans>
          </ButtonLink>
        </div>
      }
    >
      <Trans>
        This price is not online. Call us, or visit a store, and mention {name}: we tell you the price and
        order it for you.
      </Trans>
    </Notice>
  );
}
