import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/domain/locale/format-number';
import { pluralForm } from '@/domain/locale/plural-form';
import { useSite } from '@/lib/site/site';
import type { ListingScope } from '../state/listing-scope';

export interface ListingCopy {
  /** Page heading. */
  title: string;
  /** Sentence under the heading; absent on the search page. */
  intro?: string;
  /** Meta description. */
  description: string;
}

/** Returns the heading, intro and meta description of a listing. */
export function useListingCopy(scope: ListingScope, term: string): ListingCopy {
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

/** Returns the label for the number of results: "74 frames". */
export function useCountLabel(scope: ListingScope): (count: number) => string {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return (count) => {
    const number = formatNumber(count, languageTag);
    const form = pluralForm(count, languageTag);
    if (scope === 'search')
      return t`${select(form, { one: `${number} result`, other: `${number} results` })}`;
    if (scope === 'contact-lenses')
      return t`${select(form, { one: `${number} contact lens`, other: `${number} contact lenses` })}`;
    return t`${select(form, { one: `${number} frame`, other: `${number} frames` })}`;
  };
}
