import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { LensStep } from '@/domain/lens/lens-step';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { serverNow } from '@/lib/dates/server-time';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Notice } from '@/ui/display/notice';
import { ReviewPrescription } from '../review-prescription';
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
      {model.chosen ? null : <Notice title={<Trans>There are no lenses for this frame right now</Trans>} />}
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
