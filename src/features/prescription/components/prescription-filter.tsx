import { Trans } from '@lingui/react/macro';
import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useHasPrescription } from '@/lib/prescription/has-prescription';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import type { FilterableListing } from '../api/filterable-listing';
import { hasFilteredEntries } from '../state/filtered-entries';
import type { FilterFormProps } from './filter-form';
import type { PrescriptionSummary } from './prescription-summary';

export interface PrescriptionFilterProps {
  listing: FilterableListing;
  /** `FilterForm`, hydrated on demand, with another feature's additions. */
  Form: ComponentType<FilterFormProps>;
}

const KEEPS_ITS_ROOM = { 'aria-hidden': true, className: 'invisible' };

/**
 * Shows the prescription filter of a listing: the form, or a summary while a prescription is stored (003 §4.3). Hidden without
 * scripts. Beside the products the form keeps its room, so that the filters below do not move when the summary's code arrives.
 */
export function PrescriptionFilter({ listing, Form }: PrescriptionFilterProps) {
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const [serverRendered] = useState(!hydrated);
  const Summary = useLazySummary();
  // Runs before the browser takes the focus from the clicked button, which disappears with the form.
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
    <section ref={sectionRef} aria-labelledby={id} className="mb-4 rounded-md bg-well p-4 noscript:hidden">
      <Heading ref={headingRef} level={3} size="sm" id={id} tabIndex={-1} className="mb-1">
        <Trans>Your prescription</Trans>
      </Heading>
      <div className={cx(serverRendered && 'grid grid-cols-1 *:col-start-1 *:row-start-1')}>
        <div {...(Summary && (serverRendered ? KEEPS_ITS_ROOM : { hidden: true }))}>
          <Form getListing={getListing} />
        </div>
        {Summary ? <Summary listing={listing} /> : null}
      </div>
    </section>
  );
}

type Summary = typeof PrescriptionSummary;

/**
 * Returns the summary component that replaces the form while a prescription is stored. Undefined until its code has loaded, so
 * that the form stays until then, and also if loading fails.
 */
function useLazySummary(): Summary | undefined {
  const hasPrescription = useHasPrescription();
  const [component, setComponent] = useState<Summary>();
  useEffect(() => {
    if (!hasPrescription) return;
    import('../components/prescription-summary').then(
      (module) => startTransition(() => setComponent(() => module.PrescriptionSummary)),
      () => {},
    );
  }, [hasPrescription]);
  return hasPrescription ? component : undefined;
}
