import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListingScope } from '../state/listing-scope';

export interface ListingTexts {
  /** Name of the page. */
  title: string;
  /** A sentence under the name; absent for a search. */
  intro?: string;
  /** For search engines. */
  description: string;
}

/** What a listing says of itself. */
export function useListingTexts(scope: ListingScope, term: string): ListingTexts {
  const { t } = useLingui();
  switch (scope) {
    case 'eyeglasses':
      return {
        title: t`Eyeglasses`,
        intro: t`Every frame with its measurements, ready for the lenses you need.`,
        description: t`Eyeglass frames by shape, size, color and brand, with lenses cut to your prescription. Prices and measurements in plain sight.`,
      };
    case 'sunglasses':
      return {
        title: t`Sunglasses`,
        intro: t`Full UV protection in every pair, most of them with your prescription.`,
        description: t`Sunglasses by shape, size and tint: polarized, mirrored or gradient, with or without a prescription.`,
      };
    case 'contact-lenses':
      return {
        title: t`Contact lenses`,
        intro: t`Daily, two-week and monthly lenses from the brands that eye doctors fit.`,
        description: t`Daily, two-week and monthly contact lenses, also for astigmatism and multifocal, in your parameters.`,
      };
    case 'search':
      return {
        title: term ? t`Results for “${term}”` : t`Search`,
        description: t`Search frames, sunglasses and contact lenses by name, brand, shape or color.`,
      };
  }
}

/** How many products were found: "74 frames". */
export function useCountText(scope: ListingScope): (count: number) => string {
  const { t } = useLingui();
  return (count) => {
    if (scope === 'search') return t`${plural(count, { one: '# result', other: '# results' })}`;
    if (scope === 'contact-lenses')
      return t`${plural(count, { one: '# contact lens', other: '# contact lenses' })}`;
    return t`${plural(count, { one: '# frame', other: '# frames' })}`;
  };
}
