import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import { useSite } from '@/lib/site/site';
import type { JoinedSection } from '../api/facet-groups';
import { type FacetOption, type FacetSection, selectedLabel } from '../api/facet-sections';
import { rangeEnds } from '../api/to-wire-facet';
import type { FacetValue } from '../state/listing-query';

export interface FacetLabels {
  sectionTitle: (section: FacetSection) => string;
  optionLabel: (option: FacetOption) => string;
  /** Returns the label of a selected value outside its section. */
  filterLabel: (facet: FacetValue, sections: readonly FacetSection[]) => string;
  /** Formats a range as "$50.00 to $100.00"; either end may be open. Amounts are decimal, in units of the currency. */
  priceRange: (low: string | undefined, high: string | undefined) => string;
}

/** Returns labels of facets: the commerce API's, except for grouped sections and ranges. */
export function useFacetLabels(): FacetLabels {
  const { locale } = useSite();
  const { t } = useLingui();

  const money = (amount: string | undefined) => {
    const cents = parseAmount(amount);
    return cents === undefined ? undefined : formatMoney(cents, locale);
  };
  const priceRange: FacetLabels['priceRange'] = (low, high) => {
    const [from, to] = [money(low), money(high)];
    if (from && to) return t`${from} to ${to}`;
    if (to) return t`Up to ${to}`;
    return t`${from} and up`;
  };
  const rangeLabel = (value: string) => {
    const ends = rangeEnds(value);
    return ends ? priceRange(ends.low, ends.high) : value;
  };
  const customTitles: Record<string, string> = {
    SUN_LENS: t`Sun lens`,
    SERVICES: t`Ready for`,
    OFFERS: t`Offers`,
  } satisfies Record<JoinedSection, string>;

  return {
    priceRange,
    sectionTitle: ({ id, title }) => customTitles[id] ?? title ?? id,
    optionLabel: ({ name, value, label }) => {
      if (name === 'PRICE') return rangeLabel(value);
      return name === 'LENS_CATEGORY' ? t`Category ${label}` : label;
    },
    filterLabel: (facet, sections) => {
      if (facet.name === 'TOTAL_WIDTH') return t`My size`;
      if (facet.name.endsWith('_TOTAL_POWER')) return t`My prescription`;
      if (facet.name === 'PRICE') return rangeLabel(facet.value);
      const label = selectedLabel(sections, facet);
      if (facet.name === 'LENS_CATEGORY') return t`Category ${label}`;
      return facet.name === 'BOX_SIZE' ? t`Box of ${label}` : label;
    },
  };
}
