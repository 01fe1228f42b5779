import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import type { FilterableListing } from '../api/filterable-listing';
import { useLazySummary } from '../hooks/use-lazy-summary';
import { useServerRendered } from '../hooks/use-server-rendered';
import { waitForInteraction } from '../state/wait-for-interaction';

const SERVER_RENDERED_FORM_ID = 'prescription-form';
const loadForm = async () => ({ default: (await import('./prescription-form')).PrescriptionForm });

const PrescriptionForm = lazy(loadForm);
/** The server-rendered form can be filled in before its code loads. It hydrates on first interaction. */
const ServerRenderedForm = lazy(async () => {
  await waitForInteraction(SERVER_RENDERED_FORM_ID);
  return loadWithRetry(loadForm);
});

/**
 * The prescription filter of a listing: the form, or a summary while a prescription is stored (003 §4.3). Both have the
 * same minimum height. Hidden without scripts.
 */
export function PrescriptionFilter({ listing }: { listing: FilterableListing }) {
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const serverRendered = useServerRendered();
  const Summary = useLazySummary();
  useEffect(() => {
    // The clicked button disappears with the form; without this, focus would go to the top of the page.
    if (Summary && sectionRef.current?.contains(document.activeElement)) headingRef.current?.focus();
  }, [Summary]);
  const latestListing = useRef(listing);
  useEffect(() => {
    latestListing.current = listing;
  });
  const getListing = useCallback(() => latestListing.current, []);
  // Memoized: an element that changes while it waits for hydration would be re-rendered on the client. Without server
  // HTML the surrounding boundary suspends instead, so that the form causes no layout shift.
  const form = useMemo(
    () =>
      serverRendered ? (
        <Suspense fallback={null}>
          <ServerRenderedForm getListing={getListing} />
        </Suspense>
      ) : (
        <PrescriptionForm getListing={getListing} />
      ),
    [serverRendered, getListing],
  );
  return (
    <section
      ref={sectionRef}
      aria-labelledby={id}
      className={cx('mb-4 rounded-md bg-well p-4 noscript:hidden', serverRendered && 'min-h-84')}
    >
      <Heading ref={headingRef} level={3} size="sm" id={id} tabIndex={-1} className="mb-1">
        <Trans>Your prescription</Trans>
      </Heading>
      <div hidden={Summary !== undefined} id={serverRendered ? SERVER_RENDERED_FORM_ID : undefined}>
        {form}
      </div>
      {Summary ? <Summary listing={listing} /> : null}
    </section>
  );
}
