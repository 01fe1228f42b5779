import { Trans, useLingui } from '@lingui/react/macro';
import { phoneText } from '@/domain/contact/phone';
import type { Doctor, DoctorAddress } from '@/domain/doctor/doctor';
import { languageName } from '@/domain/doctor/language-name';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';

/** Shows a doctor from the search, with details that help to recognize the right one. */
export function DoctorCard({ doctor, onChoose }: { doctor: Doctor; onChoose: (doctor: Doctor) => void }) {
  const { t } = useLingui();
  const { name, clinic, phone, officePhone } = doctor;
  return (
    <li className="grid gap-3 rounded-md border border-line p-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="grid min-w-0 gap-2">
        <div>
          <p className="wrap-anywhere font-medium">{name}</p>
          {clinic ? <p className="wrap-anywhere">{clinic}</p> : null}
        </div>
        <p className="text-ink-soft text-sm">
          {addressLines(doctor.address).map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
          {phoneText(phone || officePhone)}
        </p>
        <DoctorFacts doctor={doctor} />
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-label={t`Choose ${name}`}
        onClick={() => onChoose(doctor)}
      >
        <Trans>Choose</Trans>
      </Button>
    </li>
  );
}

function DoctorFacts({ doctor }: { doctor: Doctor }) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { acceptsNewPatients, languages } = doctor;
  const facts = [
    acceptsNewPatients === undefined
      ? undefined
      : { label: t`Accepts new patients`, value: acceptsNewPatients ? t`Yes` : t`No` },
    languages.length > 0
      ? { label: t`Languages`, value: languages.map((name) => languageName(name, languageTag)).join(', ') }
      : undefined,
  ].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex gap-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function addressLines({ address1, address2, city, stateProvince, zipPostalCode }: DoctorAddress): string[] {
  const region = [stateProvince, zipPostalCode].filter(Boolean).join(' ');
  return [[address1, address2].filter(Boolean).join(', '), [city, region].filter(Boolean).join(', ')].filter(
    Boolean,
  );
}
