import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { expiryDate } from '@/domain/prescription/prescription-expiry';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';

/** Shows the people and dates of a saved prescription, leaving out unknown ones. */
export function PrescriptionFacts({ saved }: { saved: SavedPrescriptionView }) {
  const { t } = useLingui();
  const { day } = usePrescriptionCopy();
  const { firstName = '', lastName = '', birthDate, doctor, issued, updated = '', isSpeedyEligible } = saved;
  const expiry = expiryDate(saved);
  const lastUpdate = parseIsoDay(updated.slice(0, 10));
  const address = [doctor?.clinic, doctor?.street, doctor?.city, doctor?.state, doctor?.postalCode];
  // The values name the day of issue themselves.
  const showsIssued = issued && saved.values === undefined;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact label={t`For`}>{`${firstName} ${lastName}`.trim()}</Fact>
      <Fact label={t`Date of birth`}>{birthDate && day(birthDate)}</Fact>
      <Fact label={t`Doctor`}>{doctor?.name}</Fact>
      <Fact label={t`Practice`}>{address.filter(Boolean).join(', ')}</Fact>
      <Fact label={t`Phone number of the doctor`}>{doctor?.phone && phoneText(doctor.phone)}</Fact>
      <Fact label={t`Fax number of the doctor`}>{doctor?.fax && phoneText(doctor.fax)}</Fact>
      <Fact label={t`Written on`}>{showsIssued ? day(issued) : undefined}</Fact>
      <Fact label={t`Expires on`}>{expiry && day(expiry)}</Fact>
      <Fact label={t`Last changed`}>{lastUpdate && day(lastUpdate)}</Fact>
      <Fact label={t`Lenses`}>
        {isSpeedyEligible ? t`Single vision lenses for it can be made right away.` : undefined}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  ) : null;
}
