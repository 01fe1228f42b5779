import { useLingui } from '@lingui/react/macro';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';

export interface NavigationLink {
  href: string;
  label: string;
}

/** The store's three listings, in the order of the menu. */
export function useListingLinks(): NavigationLink[] {
  const store = useStore();
  const { t } = useLingui();
  return [
    { href: storePaths.listing(store, 'eyeglasses'), label: t`Eyeglasses` },
    { href: storePaths.listing(store, 'sunglasses'), label: t`Sunglasses` },
    { href: storePaths.listing(store, 'contact-lenses'), label: t`Contact lenses` },
  ];
}
