import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatLongDay } from '@/domain/dates/format-day';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import type { Patient, StepItem } from '../api/step-item';
import type { PrescriptionStepSlots } from '../slots';
import { DoctorCard } from './doctor-card';

export interface ItemSummaryProps {
  item: StepItem;
  /** False for locked items, and for copied contact lenses, whose prescription is changed at the first ones. */
  canEdit: boolean;
  onEdit: () => void;
  slots: PrescriptionStepSlots;
}

/** Shows the prescription of an item: values, file, doctor, patient. */
export function ItemSummary({ item, canEdit, onEdit, slots }: ItemSummaryProps) {
  const { t } = useLingui();
  const { name, given, fromAccount } = item;
  const { doctor, file, patient, values } = given;
  const details = useDialogOpen();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-5 rounded-md border border-line bg-paper p-5">
        {fromAccount ? (
          <p className="text-ink-soft text-sm">
            <Trans>From the prescriptions of your account</Trans>
          </p>
        ) : null}
        {values ? slots.renderReadBack(values) : null}
        {file ? (
          <SummaryField label={t`Your file`}>
            <FileName file={file} />
          </SummaryField>
        ) : null}
        {doctor ? (
          <SummaryField label={given.mode === 'callDoctor' ? t`We will call` : t`Your eye doctor`}>
            <DoctorCard doctor={doctor} />
          </SummaryField>
        ) : null}
        {patient ? (
          <SummaryField label={t`Patient`}>
            <PatientName patient={patient} />
          </SummaryField>
        ) : null}
        {values || file || doctor || (item.locked && !item.provided) ? null : (
          <p>
            <Trans>The prescription was received.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        {canEdit ? (
          <Button variant="secondary" onClick={onEdit} aria-label={t`Change prescription: ${name}`}>
            <Trans>Change prescription</Trans>
          </Button>
        ) : item.locked ? (
          <p className="text-ink-soft text-sm">
            <Trans>
              This item is being made, on its way or canceled, so its prescription can no longer be changed.
            </Trans>
          </p>
        ) : (
          <p className="text-ink-soft text-sm">
            <Trans>
              It has the prescription of your first contact lenses. Change it there, or switch off “Use the
              same prescription”.
            </Trans>
          </p>
        )}
        {values ? (
          <Button variant="link" aria-haspopup="dialog" onClick={details.show}>
            <Trans>All details</Trans>
          </Button>
        ) : null}
      </div>
      {details.mounted
        ? slots.renderPrescriptionDetails({
            orderItemId: item.id,
            open: details.open,
            onOpenChange: details.setOpen,
          })
        : null}
    </div>
  );
}

function SummaryField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-ink-soft text-sm">{label}</p>
      {children}
    </div>
  );
}

/** Shows the file's name. A file that a browser can show opens in a new tab. */
function FileName({
  file: { name, path, previewAllowed },
}: {
  file: NonNullable<StepItem['given']['file']>;
}) {
  const { t } = useLingui();
  if (!previewAllowed) return <p className="break-all">{name}</p>;
  return (
    <p>
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        aria-label={t`${name}, opens in a new tab`}
        className="link-inline inline-flex min-h-11 items-center break-all"
      >
        {name}
      </a>
    </p>
  );
}

function PatientName({ patient: { firstName, lastName, birthDate } }: { patient: Patient }) {
  const { languageTag } = useSite();
  return (
    <p>
      {[`${firstName} ${lastName}`.trim(), birthDate ? formatLongDay(birthDate, languageTag) : '']
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
