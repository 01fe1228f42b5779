import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LensReason } from '@/domain/lens/lens-reason';
import { needsAddition } from '@/domain/lens/lens-type';
import type { Prescription } from '@/domain/prescription/prescription';
import { usePendingUpload } from '@/lib/uploads/use-pending-upload';
import { Notice } from '@/ui/display/notice';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { cx } from '@/ui/lib/cx';
import type { PrescriptionSource } from '../../state/lens-selection';
import { reasonAgainstPrescription } from '../panel-model';
import { useLensCopy } from '../use-lens-copy';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Asks whether the shopper types the prescription, sends a picture, or adds it later. */
export function PrescriptionStep(
  props: StepProps & {
    entryFormId: string;
    /** The typed values are read back: nothing else is asked. */
    isChecking: boolean;
    onStage: (stage: 'enter' | 'check') => void;
  },
) {
  const { panel, formId, entryFormId, isChecking, onStage, prescription, renderPrescription } = props;
  const { t } = useLingui();
  const { model } = panel;
  const source = model.selection.prescription;
  const type = model.choices.type ?? '';
  const [reason, setReason] = useState<LensReason>();
  const [pictureMissing, setPictureMissing] = useState(false);
  const uploads = usePendingUpload();
  /** Each upload that the shopper has waited for goes on, once the panel has its picture. */
  const [sentUploads, setSentUploads] = useState(0);
  const goOn = useEffectEvent(() => panel.next());
  useEffect(() => {
    if (sentUploads > 0) goOn();
  }, [sentUploads]);
  const waitForUpload = async () => {
    setPictureMissing(false);
    if (!uploads.isWaiting && (await uploads.wait())) setSentUploads((count) => count + 1);
  };
  // Read once, because the form keeps the state from then on.
  const [draft] = useState(panel.draft?.form);

  const accept = (values: Prescription) => {
    prescription.set(values);
    const against = reasonAgainstPrescription(model, { prescription: values });
    setReason(against);
    if (against) return;
    // From now on the form begins with the accepted values.
    panel.updateDraft({ form: undefined });
    panel.next({ prescription: 'typed' }, values);
  };
  return (
    <>
      <div hidden={isChecking}>
        <StepForm
          {...{ panel, formId }}
          legend={t`How do you want to give us your prescription?`}
          options={[
            { value: 'typed', label: t`Type it in`, description: t`From the paper of your eye doctor` },
            { value: 'uploaded', label: t`Send a picture`, description: t`A photo or a scan of the paper` },
            {
              value: 'later',
              label: t`Add it later`,
              description: t`You can order now. We make the lenses once we have your prescription.`,
            },
          ]}
          value={source}
          onChange={(value) => panel.choose({ prescription: value as PrescriptionSource })}
          onSubmit={() => {
            // Enter on the option acts like the panel's button.
            if (source === 'typed') return requestSubmit(entryFormId);
            if (source === 'uploaded' && uploads.isPending()) return void waitForUpload();
            const isMissing = source === 'uploaded' && !model.picture;
            setPictureMissing(isMissing);
            if (!isMissing) panel.next();
          }}
        />
      </div>
      <div className={cx('grid gap-4 empty:hidden', !isChecking && 'mt-6')}>
        {source === 'typed'
          ? renderPrescription({
              section: 'form',
              fallback: <PanelSectionSkeleton />,
              formId: entryFormId,
              initial: prescription.value,
              needsAdd: needsAddition(type),
              frame: model.frame,
              draft,
              onDraft: (form) => panel.updateDraft({ form }),
              onStage: (stage) => {
                setReason(undefined);
                onStage(stage);
              },
              onSubmit: accept,
            })
          : null}
        {source === 'uploaded'
          ? renderPrescription({
              section: 'picture',
              fallback: <PanelSectionSkeleton />,
              picture: model.picture,
              isMissing: pictureMissing,
              onChange: (picture) => {
                setPictureMissing(false);
                panel.updateDraft({ picture });
              },
              onUpload: uploads.onUpload,
            })
          : null}
        {source === 'uploaded' ? (
          <p role="status" className="field-note empty:hidden">
            {uploads.isWaiting ? <Trans>Waiting for your file</Trans> : null}
          </p>
        ) : null}
        {reason ? <PowerNotice reason={reason} view={model.view} /> : null}
      </div>
    </>
  );
}

/** Submits the form. Does nothing while it is loading. */
function requestSubmit(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** Explains that no lens of this type is made for the values, and what to do. */
function PowerNotice({ reason, view }: { reason: LensReason; view: StepProps['panel']['model']['view'] }) {
  const { reasonText } = useLensCopy(view);
  const place = useRef<HTMLDivElement>(null);
  // Below the values: out of sight, the button would seem to do nothing. jsdom cannot scroll.
  useEffect(() => {
    if (reason) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [reason]);
  return (
    <div ref={place} className="scroll-mb-6">
      <Notice
        tone="warning"
        live="assertive"
        title={<Trans>We do not make these lenses in your power for this frame</Trans>}
      >
        {reasonText(reason)}{' '}
        <Trans>
          Check the values, go back to choose another use, or add the prescription later: an optician then
          looks for a lens with you.
        </Trans>
      </Notice>
    </div>
  );
}

/** Shown while the code of a section of the panel loads. */
function PanelSectionSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Loading`}>
      <div className="grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonRegion>
  );
}
