import { useSearchProductsByTerm } from '@generated/catalog/catalog';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { contactLensMenuArgs } from './contact-lens-menu-query';
import { type MenuBrand, type MenuLens, toMenuBrands, toMenuLenses } from './contact-lens-menu-view';

export interface ContactLensMenuState {
  /** Undefined while loading. */
  lenses: MenuLens[] | undefined;
  brands: MenuBrand[];
  failed: boolean;
  retry: () => void;
}

/** Lenses of a brand, or the most popular ones. Tracks failures (000 §8). */
export function useContactLensMenu(brandFacet?: string): ContactLensMenuState {
  const args = contactLensMenuArgs(useSite(), brandFacet);
  const { data, error, mutate } = useSearchProductsByTerm(...args, {
    swr: {
      // SWR calls this once per deduplicated request.
      onError: () => track({ name: 'error', message: 'DDM Contacts error' }),
    },
  });
  return {
    lenses: data && toMenuLenses(data),
    brands: data ? toMenuBrands(data) : [],
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  };
}
