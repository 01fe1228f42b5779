import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSite } from '@/platform/store/store';
import { Button } from '@/ui/actions/button';
import { ChevronDownIcon } from '@/ui/icons/chevron-down-icon';
import { changeQuery } from '../state/change-query';
import { listingPath } from '../state/listing-scope';
import { SORT_NAMES } from '../state/sort-names';
import { HiddenParameters } from './hidden-parameters';
import { useListingContext } from './listing-context';
import { useSortLabels } from './use-sort-texts';

/** Sort control. A change applies at once; without scripts there is a submit button. */
export function SortForm() {
  const site = useSite();
  const { t } = useLingui();
  const id = useId();
  const { scope, query, go } = useListingContext();
  const labels = useSortLabels();
  const isSearch = scope === 'search';
  // The default sort of a listing is not in its URL.
  const names = isSearch ? SORT_NAMES : SORT_NAMES.filter((name) => name !== 'popular');

  const choose = (value: string) =>
    go(changeQuery(query, { sort: SORT_NAMES.find((name) => name === value) }));

  return (
    <form action={listingPath(site, scope)} method="get" className="flex min-w-0 items-center gap-2">
      <HiddenParameters query={changeQuery(query, { sort: undefined })} />
      <label htmlFor={id} className="text-ink-soft text-sm max-sm:sr-only">
        {t`Sort by`}
      </label>
      <div className="relative min-w-0">
        <select
          id={id}
          name="sort"
          value={query.sort === 'popular' && !isSearch ? '' : (query.sort ?? '')}
          onChange={(event) => choose(event.currentTarget.value)}
          className="control min-h-11 rounded-full py-2 pl-4 text-sm"
        >
          <option value="">{isSearch ? t`Most relevant` : labels.popular}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {labels[name]}
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
