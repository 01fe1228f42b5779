import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import type { FilterableListing } from '../api/filterable-listing';
import { useLazySummary } from '../hooks/use-lazy-summary';
import { hasFilteredEntries } from '../state/filtered-entries';
import type { FilterFormProps } from './filter-form';

const FilterForm = deferHydration(async () => (await import('./filter-form')).FilterForm);

export interface PrescriptionFilterProps {
  listing: FilterableListing;
  /** A member's saved prescriptions, which another feature renders. A component, so that it stays the same. */
  SavedChoice?: FilterFormProps['SavedChoice'];
}

/**
 * The prescription filter of a listing: the form, or a summary while a prescription is stored (003 §4.3). Both have the
 * same minimum height. Hidden without scripts.
 */
export function PrescriptionFilter({ listing, SavedChoice }: PrescriptionFilterProps) {
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const [serverRendered] = useState(!hydrated);
  const Summary = useLazySummary();
  // Before the browser takes the focus from the clicked button, which disappears with the form.
  useLayoutEffect(() => {
    if (Summary && sectionRef.current?.contains(document.activeElement)) headingRef.current?.focus();
  }, [Summary]);
  const latestListing = useRef(listing);
  useEffect(() => {
    latestListing.current = listing;
    if (hasFilteredEntries()) {
      import('../state/filter-history').then(
        ({ removeStaleFilter }) => removeStaleFilter(listing),
        () => {},
      );
    }
  });
  const getListing = useCallback(() => latestListing.current, []);
  return (
    <section
      ref={sectionRef}
      aria-labelledby={id}
      className={cx('mb-4 rounded-md bg-well p-4 noscript:hidden', serverRendered && 'min-h-84')}
    >
      <Heading ref={headingRef} level={3} size="sm" id={id} tabIndex={-1} className="mb-1">
        <Trans>Your prescription</Trans>
      </Heading>
      <div hidden={Summary !== undefined}>
        <FilterForm getListing={getListing} SavedChoice={SavedChoice} />
      </div>
      {Summary ? <Summary listing={listing} /> : null}
    </section>
  );
}
