import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { PillSelect } from '@/ui/fields/pill-select';
import { changeQuery } from '../../state/change-query';
import { listingPath } from '../../state/listing-scope';
import { SORT_OPTIONS, type SortOption } from '../../state/sort-options';
import { HiddenInputs } from '../hidden-inputs';
import { useListingContext } from '../listing-context';

/** Renders the sort control. A change applies at once; without scripts there is a submit button. */
export function SortForm() {
  const site = useSite();
  const { t } = useLingui();
  const { scope, query, followChange } = useListingContext();
  const labels = useSortLabels();
  const isSearch = scope === 'search';
  // The default sort of a listing is not in its URL.
  const sortOptions = isSearch ? SORT_OPTIONS : SORT_OPTIONS.filter((sortOption) => sortOption !== 'popular');

  const changeSort = (value: string) => {
    const sort = SORT_OPTIONS.find((sortOption) => sortOption === value);
    followChange((latest) => changeQuery(latest, { sort }));
  };

  return (
    <form
      action={listingPath(site, scope)}
      method="get"
      className="flex min-w-0 items-center gap-2 max-[23rem]:grow"
    >
      <HiddenInputs query={changeQuery(query, { sort: undefined })} />
      <PillSelect
        label={t`Sort by`}
        name="sort"
        value={query.sort === 'popular' && !isSearch ? '' : (query.sort ?? '')}
        onChange={(event) => changeSort(event.currentTarget.value)}
        className="max-[23rem]:grow"
      >
        <option value="">{isSearch ? t`Most relevant` : labels.popular}</option>
        {sortOptions.map((sortOption) => (
          <option key={sortOption} value={sortOption}>
            {labels[sortOption]}
          </option>
        ))}
      </PillSelect>
      <noscript>
        <Button type="submit" variant="secondary">
          <Trans>Sort</Trans>
        </Button>
      </noscript>
    </form>
  );
}

function useSortLabels(): Record<SortOption, string> {
  const { t } = useLingui();
  return {
    popular: t`Most popular`,
    newest: t`Newest first`,
    'price-low': t`Price: low to high`,
    'price-high': t`Price: high to low`,
    brand: t`Brand: A to Z`,
  };
}
