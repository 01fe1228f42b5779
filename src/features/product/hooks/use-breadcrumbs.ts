import { useLingui } from '@lingui/react/macro';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import type { ProductView } from '../api/product-view';

/** Breadcrumbs of a product: home, listing, product. */
export function useBreadcrumbs({ kind, name, upc }: ProductView): { label: string; href: string }[] {
  const site = useSite();
  const { t } = useLingui();
  const listings: Record<ListingName, string> = {
    eyeglasses: t`Eyeglasses`,
    sunglasses: t`Sunglasses`,
    'contact-lenses': t`Contact lenses`,
  };
  return [
    { label: t`Home`, href: sitePaths.home(site) },
    { label: listings[kind], href: sitePaths.listing(site, kind) },
    { label: name, href: sitePaths.product(site, upc) },
  ];
}
