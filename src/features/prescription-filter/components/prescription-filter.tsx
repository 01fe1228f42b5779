import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { untilArrived } from '@/platform/rendering/until-arrived';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import type { ListingToFilter } from '../api/listing-to-filter';
import { useServed } from '../state/use-served';
import { useSummary } from '../state/use-summary';
import { whenUsed } from '../state/when-used';

const SERVED_FORM_ID = 'prescription-form';
const loadForm = async () => ({ default: (await import('./prescription-form')).PrescriptionForm });

const PrescriptionForm = lazy(loadForm);
/** What the server drew can be filled in before its script comes, and waits for that. */
const ServedForm = lazy(async () => {
  await whenUsed(SERVED_FORM_ID);
  return untilArrived(loadForm);
});

/**
 * The listing's prescription filter: the form while no prescription is stored, what is stored otherwise (003 §4.3). Its
 * place is as tall in both states. It needs scripts, and is not there without them.
 */
export function PrescriptionFilter({ listing }: { listing: ListingToFilter }) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const served = useServed();
  const Summary = useSummary();
  useEffect(() => {
    // The pressed button goes with the form, so the focus would fall back to the top of the page.
    if (Summary && part.current?.contains(document.activeElement)) heading.current?.focus();
  }, [Summary]);
  const latest = useRef(listing);
  useEffect(() => {
    latest.current = listing;
  });
  const getListing = useCallback(() => latest.current, []);
  // Always the same element: one that changes while it waits to be taken over would be drawn anew. Where no server drew it,
  // what stands around it waits for its code, so that it pushes nothing down when it comes.
  const form = useMemo(
    () =>
      served ? (
        <Suspense fallback={null}>
          <ServedForm getListing={getListing} />
        </Suspense>
      ) : (
        <PrescriptionForm getListing={getListing} />
      ),
    [served, getListing],
  );
  return (
    <section
      ref={part}
      aria-labelledby={id}
      className={cx('mb-4 rounded-md bg-well p-4 noscript:hidden', served && 'min-h-84')}
    >
      <Heading ref={heading} level={3} size="sm" id={id} tabIndex={-1} className="mb-1">
        <Trans>Your prescription</Trans>
      </Heading>
      <div hidden={Summary !== undefined} id={served ? SERVED_FORM_ID : undefined}>
        {form}
      </div>
      {Summary ? <Summary listing={listing} /> : null}
    </section>
  );
}
