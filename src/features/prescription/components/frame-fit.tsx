import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { PrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { formatNumber } from '@/domain/locale/format-number';
import type { PowerOutsideRange } from '@/domain/prescription/frame-compatibility';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { serverNow } from '@/lib/dates/server-time';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { CheckIcon } from '@/ui/icons/icons';
import { useAvailableFrames } from '../api/use-available-frames';
import { withPowers } from '../rules/with-powers';
import { checkFrameFit, type FrameFitResult } from '../state/check-frame-fit';

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

/** Shows the compatibility result with its reasons. */
function FitResult({ fit }: { fit: FrameFitResult }) {
  if (fit.compatible) {
    return (
      <p className="flex items-center gap-2 text-success">
        <CheckIcon size={18} />
        <Trans>This frame takes your prescription</Trans>
      </p>
    );
  }
  return (
    <Notice
      tone="warning"
      className="w-full"
      title={<Trans>Sorry! The frame you've chosen isn't compatible with your prescription</Trans>}
    >
      {fit.reasons.length === 0 ? (
        <Trans>Prescription lenses cannot be fitted to this frame.</Trans>
      ) : (
        <ul className="grid gap-1">
          {fit.reasons.map((reason) => (
            <li key={reason.eye}>
              <Reason reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Reason({ reason: { eye, problem, ...powers } }: { reason: PowerOutsideRange }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const power = formatNumber(powers.power, languageTag, { min: 2, max: 2 });
  const limit = formatNumber(powers.limit, languageTag, { min: 2, max: 2 });
  const messages = {
    right: {
      'above-maximum': t`Right eye (OD): your lens needs ${power} D, and this frame takes at most ${limit} D.`,
      'below-minimum': t`Right eye (OD): your lens needs ${power} D, and this frame takes at least ${limit} D.`,
    },
    left: {
      'above-maximum': t`Left eye (OS): your lens needs ${power} D, and this frame takes at most ${limit} D.`,
      'below-minimum': t`Left eye (OS): your lens needs ${power} D, and this frame takes at least ${limit} D.`,
    },
  };
  return messages[eye][problem];
}
