import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { LensStep } from '@/domain/lens/lens-step';
import { isFrameOnly, isReaders, needsAddition } from '@/domain/lens/lens-type';
import { formatDiopters } from '@/domain/prescription/diopters';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { serverNow } from '@/lib/dates/server-time';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import type { PanelModel } from '../panel-model';
import type { LensPanelProps } from '../panel-props';
import { useReviewRows } from '../use-review-rows';
import type { StepProps } from './step-props';

/** Shows everything that was chosen, each choice with a link that changes it. */
export function ReviewStep({
  panel,
  formId,
  renderPrescription,
  prescription: handle,
  onConfirm,
}: StepProps & { onConfirm: () => void }) {
  const { t } = useLingui();
  const { model } = panel;
  const rows = useReviewRows(model);
  const [today] = useState(() => toCalendarDate(serverNow()));
  const { prescription } = model.limits;
  const isSpeedy =
    model.chosen?.selected.isSpeedyRX === true &&
    prescription !== undefined &&
    isSpeedyEligible(prescription, today);
  return (
    <form
      method="post"
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <dl className="divide-y divide-line border-line border-y empty:hidden">
        {rows.map(({ step, name, description }) => (
          <div key={step + name} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="col-start-1 wrap-anywhere">
              {step === 'prescription' ? (
                <ReviewPrescription {...{ model, renderPrescription }} prescription={handle} />
              ) : (
                description
              )}
            </dd>
            {model.steps.includes(step) ? (
              <dd className="col-start-2 row-span-2 row-start-1">
                <ChangeButton name={name} step={step} onChange={panel.goTo} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {isSpeedy ? (
        <p className="mt-4 text-sm">
          <Badge tone="success">
            <Trans>Speedy</Trans>
          </Badge>{' '}
          <Trans>We make these lenses from stock, so your glasses are ready sooner.</Trans>
        </p>
      ) : null}
      {model.chosen && isFrameOnly(model.chosen.type.code) ? (
        <p className="mt-4 text-ink-soft text-sm">{t`The frame comes with its demo lenses.`}</p>
      ) : null}
    </form>
  );
}

function ChangeButton({
  name,
  step,
  onChange,
}: {
  name: string;
  step: LensStep;
  onChange: (step: LensStep) => void;
}) {
  const { t } = useLingui();
  return (
    <Button variant="link" aria-label={t`Change: ${name}`} onClick={() => onChange(step)}>
      <Trans>Change</Trans>
    </Button>
  );
}

interface ReviewPrescriptionProps extends Pick<LensPanelProps, 'renderPrescription' | 'prescription'> {
  model: PanelModel;
}

/** Reads the prescription back, or says how we will receive it. */
function ReviewPrescription({ model, renderPrescription, prescription: handle }: ReviewPrescriptionProps) {
  const { languageTag } = useSite();
  const { choices, selection, limits, readersPower, picture } = model;
  const type = choices.type ?? '';
  if (isReaders(type)) {
    const power = readersPower === undefined ? '' : formatDiopters(readersPower, languageTag);
    return <Trans>{power} in both eyes</Trans>;
  }
  if (selection.prescription === 'uploaded' && picture) return <Trans>From the picture that you sent</Trans>;
  const { prescription } = limits;
  if (!prescription && handle.isPreserved) {
    return <Trans>The prescription that you gave us stays with this pair.</Trans>;
  }
  if (!prescription) {
    return (
      <div className="grid justify-items-start gap-1 pt-1">
        <Badge tone="warning">
          <Trans>Prescription needed</Trans>
        </Badge>
        <p>
          <Trans>We make the lenses once we have it.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-3 pt-2">
      {renderPrescription({ section: 'read-back', prescription })}
      {needsAddition(type) && prescription.pd?.kind === 'single' ? (
        <p className="text-sm">
          <Trans>You have one distance for both eyes. We halve it for each eye.</Trans>
        </p>
      ) : null}
    </div>
  );
}
