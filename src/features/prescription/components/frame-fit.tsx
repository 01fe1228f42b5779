import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { serverNow } from '@/lib/dates/server-time';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { Button } from '@/ui/actions/button';
import { useAvailableFrames } from '../api/use-available-frames';
import { withPowers } from '../rules/with-powers';
import { checkFrameFit } from '../state/check-frame-fit';
import { FitResult } from './fit-result';

const ValuesForm = lazyWithRetry(async () => (await import('./values-form')).ValuesForm);

export interface FrameFitProps {
  id: string;
  /** Undefined after clearing. */
  prescription: StoredPrescription | undefined;
  limits: PrescriptionLimits;
  /** The listing to search for other frames. */
  searchType: 'eyeglasses' | 'sunglasses';
}

/** Explains whether the frame fits the shopper's prescription, with reasons and actions (003 §5, §8). */
export function FrameFit({ id, prescription, limits, searchType }: FrameFitProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useAvailableFrames(() => ({
    searchType,
    term: '',
    facets: [],
    show: (path) => void navigate(path),
  }));
  const formId = useId();
  const [editing, setEditing] = useState(false);
  const editButtonRef = useRef<HTMLButtonElement>(null);
  const { messageRef, clear } = useClearPrescription(prescription);

  if (!prescription) {
    return (
      <p id={id} ref={messageRef} tabIndex={-1} className="text-ink-soft text-sm">
        <Trans>Your prescription is cleared.</Trans>
      </p>
    );
  }
  const fit = checkFrameFit(prescription, limits);
  const save = (powers: StoredPrescription) => {
    const values = withPowers(prescription, powers, toCalendarDate(serverNow()));
    savePrescription(values);
    setEditing(false);
    editButtonRef.current?.focus();
    announce(
      checkFrameFit(values, limits).compatible
        ? t`This frame takes your prescription`
        : t`Sorry! The frame you've chosen isn't compatible with your prescription`,
    );
    return true;
  };
  return (
    <section
      id={id}
      aria-label={t`Your prescription`}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm"
    >
      <FitResult fit={fit} />
      {/* Outside the result, which re-renders with new values, so that the button keeps focus. */}
      <div className="flex flex-wrap items-center gap-x-5 noscript:hidden">
        {fit.compatible ? null : (
          <Button
            variant="link"
            onClick={() => void search.show(prescription)}
            busy={search.busy}
            busyLabel={t`Looking for frames`}
          >
            <Trans>Show frames that take it</Trans>
          </Button>
        )}
        <Button
          ref={editButtonRef}
          variant="link"
          aria-expanded={editing}
          aria-controls={formId}
          onClick={() => setEditing(!editing)}
          onPointerOver={ValuesForm.preload}
          onFocus={ValuesForm.preload}
        >
          <Trans>Change or clear the values</Trans>
        </Button>
      </div>
      {search.incompatible ? (
        <p role="alert" className="w-full">
          <Trans>No such frame was found. Check the values, or try again later.</Trans>
        </p>
      ) : null}
      <div id={formId} hidden={!editing} className="w-full">
        {editing ? (
          <div className="rounded-md bg-well p-4">
            <Suspense fallback={null}>
              <ValuesForm
                prescription={prescription}
                onSubmit={save}
                submitLabel={<Trans>Keep these values</Trans>}
                actions={
                  <Button variant="link" onClick={clear}>
                    <Trans>Clear my prescription</Trans>
                  </Button>
                }
                focusOnMount
              />
            </Suspense>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Clears the prescription. That removes the clicked button, so focus moves to the message in its place. */
function useClearPrescription(prescription: StoredPrescription | undefined) {
  const messageRef = useRef<HTMLParagraphElement>(null);
  const clearingRef = useRef(false);
  useEffect(() => {
    if (!prescription && clearingRef.current) messageRef.current?.focus();
    clearingRef.current = false;
  }, [prescription]);
  const clear = () => {
    clearingRef.current = true;
    savePrescription(undefined);
  };
  return { messageRef, clear };
}
