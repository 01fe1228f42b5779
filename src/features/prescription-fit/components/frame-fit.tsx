import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { savePrescription } from '@/lib/prescription/save-prescription';
import type { StoredPrescription } from '@/lib/prescription/stored-prescription';
import { Button } from '@/ui/actions/button';
import { checkFrameFit, type FrameLimits } from '../api/check-frame-fit';
import { FitResult } from './fit-result';
import { type PowerChoiceProps, PrescriptionValuesForm } from './prescription-values-form';

/** Search for other frames that fit a prescription. */
export interface FrameSearch {
  show: (prescription: StoredPrescription) => Promise<boolean>;
  busy: boolean;
  /** The last search found none, or failed. */
  incompatible: boolean;
}

export interface FrameFitProps {
  id: string;
  /** Undefined after clearing. */
  prescription: StoredPrescription | undefined;
  frame: FrameLimits;
  search: FrameSearch;
  /** Select for a lens power. */
  PowerChoice: ComponentType<PowerChoiceProps>;
}

/** Whether the frame fits the shopper's prescription, the reasons, and the available actions (003 §5, §8). */
export function FrameFit({ id, prescription, frame, search, PowerChoice }: FrameFitProps) {
  const { t } = useLingui();
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
  const fit = checkFrameFit(prescription, frame);
  const save = (values: StoredPrescription) => {
    savePrescription(values);
    setEditing(false);
    editButtonRef.current?.focus();
    announce(
      checkFrameFit(values, frame).compatible
        ? t`This frame takes your prescription`
        : t`Sorry! The frame you've chosen isn't compatible with your prescription`,
    );
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
        {editing ? <PrescriptionValuesForm {...{ prescription, PowerChoice, clear }} onSave={save} /> : null}
      </div>
    </section>
  );
}

/** Clearing removes the clicked button, so focus moves to the message in its place. */
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
