import type { StoreOpeningFilter } from '@generated/stores/model/storeOpeningFilter';
import type { StoreSearch } from '@generated/stores/model/storeSearch';
import type { LanguageId } from '@/domain/locale/locales';
import type { FinderState, Opening } from '@/domain/stores/finder-address';
import { checkSearchText } from '../rules/search-text';

const ENGLISH: Readonly<Record<Opening, StoreOpeningFilter>> = {
  today: 'Open today',
  weekends: 'Open weekends',
};
const FRENCH: Readonly<Record<Opening, StoreOpeningFilter>> = {
  today: "Ouvert aujourd'hui",
  weekends: 'Ouvert les fins de semaine',
};

interface SearchContext {
  languageId: LanguageId;
  /** True if the position is the browser's, so that the shopper typed nothing. */
  isBrowserPosition: boolean;
  isNuance: boolean;
}

/** Returns the body of a search. French Canada sends the French labels, every other locale the English ones (001 §3). */
export function toStoreSearch(
  { location, openings, insurance, languages }: FinderState,
  { languageId, isBrowserPosition, isNuance }: SearchContext,
): StoreSearch {
  const labels = languageId === '-25' ? FRENCH : ENGLISH;
  const check = checkSearchText(location);
  return {
    selectedOpeningFilters: openings.map((opening) => labels[opening]),
    selectedInsuranceFilters: [...insurance],
    selectedLanguageFilters: [...languages],
    locationEntry: !isBrowserPosition && check.status === 'valid' ? check.text : '',
    isNuance,
  };
}
