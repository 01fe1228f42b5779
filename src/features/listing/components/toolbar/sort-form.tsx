import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { useSortLabels } from '../../hooks/use-sort-labels';
import { changeQuery } from '../../state/change-query';
import { listingPath } from '../../state/listing-scope';
import { SORT_OPTIONS } from '../../state/sort-options';
import { HiddenInputs } from '../hidden-inputs';
import { useListingContext } from '../listing-context';

/** Sort control. A change applies at once; without scripts there is a submit button. */
export function SortForm() {
  const site = useSite();
  const { t } = useLingui();
  const id = useId();
  const { scope, query, navigateTo } = useListingContext();
  const labels = useSortLabels();
  const isSearch = scope === 'search';
  // The default sort of a listing is not in its URL.
  const sortOptions = isSearch ? SORT_OPTIONS : SORT_OPTIONS.filter((sortOption) => sortOption !== 'popular');

  const changeSort = (value: string) =>
    navigateTo(changeQuery(query, { sort: SORT_OPTIONS.find((sortOption) => sortOption === value) }));

  return (
    <form
      action={listingPath(site, scope)}
      method="get"
      className="flex min-w-0 items-center gap-2 max-[23rem]:grow"
    >
      <HiddenInputs query={changeQuery(query, { sort: undefined })} />
      <label htmlFor={id} className="text-ink-soft text-sm max-sm:sr-only">
        {t`Sort by`}
      </label>
      <div className="relative min-w-0 max-[23rem]:grow">
        <select
          id={id}
          name="sort"
          value={query.sort === 'popular' && !isSearch ? '' : (query.sort ?? '')}
          onChange={(event) => changeSort(event.currentTarget.value)}
          className="control min-h-11 rounded-full py-2 pr-9 pl-4 text-sm"
        >
          <option value="">{isSearch ? t`Most relevant` : labels.popular}</option>
          {sortOptions.map((sortOption) => (
            <option key={sortOption} value={sortOption}>
              {labels[sortOption]}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          <Trans>Sort</Trans>
        </Button>
      </noscript>
    </form>
  );
}
