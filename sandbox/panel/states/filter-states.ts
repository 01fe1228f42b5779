import type { StateView } from '../client';

export interface StateFilter {
  searchText: string;
  /** '' for all. */
  page: string;
  onlyCatalogs: boolean;
}

/** States with every search term in their name, sentence, scenario or entries of the error catalogs. */
export function filterStates(
  states: readonly StateView[],
  { searchText, page, onlyCatalogs }: StateFilter,
): StateView[] {
  const terms = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return states.filter((state) => {
    if (page !== '' && state.page !== page) return false;
    if (onlyCatalogs && !state.entries) return false;
    const { id, kind, shows, scenario = '', shopper = '', dialog = '', entries = [] } = state;
    const text = [id, kind, shows, scenario, shopper, dialog, ...entries].join(' ').toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}
