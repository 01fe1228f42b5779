import { useLingui } from '@lingui/react/macro';
import { type ListingName, storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import type { ProductView } from './product-view';

/** Breadcrumbs of a product: home, listing, product. */
export function useProductWay({ kind, name, upc }: ProductView): { label: string; href: string }[] {
  const store = useStore();
  const { t } = useLingui();
  const listings: Record<ListingName, string> = {
    eyeglasses: t`Eyeglasses`,
    sunglasses: t`Sunglasses`,
    'contact-lenses': t`Contact lenses`,
  };
  return [
    { label: t`Home`, href: storePaths.home(store) },
    { label: listings[kind], href: storePaths.listing(store, kind) },
    { label: name, href: storePaths.product(store, upc) },
  ];
}
