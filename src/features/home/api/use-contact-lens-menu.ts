import { useSearchProductsByTerm } from '@generated/catalog/catalog';
import { useStore } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';
import { menuCall } from './contact-lens-menu';
import { type MenuBrand, type MenuLens, menuBrands, menuLenses } from './menu-view';

export interface ContactLensMenuState {
  /** Undefined while they are on their way. */
  lenses: MenuLens[] | undefined;
  brands: MenuBrand[];
  failed: boolean;
  retry: () => void;
}

/** The lenses of a brand, or the most chosen of all; asked for only once they are wanted. Failures are tracked (000 §8). */
export function useContactLensMenu(brandFacet?: string, wanted = true): ContactLensMenuState {
  const call = menuCall(useStore(), brandFacet);
  const { data, error, mutate } = useSearchProductsByTerm(...call, {
    swr: {
      enabled: wanted,
      // Told to one of those who wait for the same answer.
      onError: () => track({ name: 'error', message: 'DDM Contacts error' }),
    },
  });
  return {
    lenses: data && menuLenses(data),
    brands: data ? menuBrands(data) : [],
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  };
}
