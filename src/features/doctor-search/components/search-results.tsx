import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { phoneText } from '@/domain/contact/phone';
import type { Doctor, DoctorAddress } from '@/domain/doctor/doctor';
import { languageName } from '@/domain/doctor/language-name';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { Skeleton } from '@/ui/display/skeleton';
import type { DoctorSearchState } from '../hooks/use-doctor-search';

/** Doctors that are shown at once. */
const PAGE_SIZE = 10;

/** Shows the result of a search. Always rendered, so that screen readers announce its changes. */
export function SearchResults({
  state,
  onChoose,
}: {
  state: DoctorSearchState;
  onChoose: (doctor: Doctor) => void;
}) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const shownState = useRef(state);
  useEffect(() => {
    // Scrolls to the response, which phones show below the visible part of the dialog, but not when the dialog reopens.
    if (shownState.current !== state) ref.current?.scrollIntoView?.({ block: 'nearest' });
    shownState.current = state;
  }, [state]);
  const doctors = state.status === 'found' ? state.doctors : [];
  return (
    <div ref={ref} className="grid scroll-mb-6 gap-4 empty:hidden">
      <div role="status">
        {state.status === 'searching' ? <Trans>Looking for doctors</Trans> : null}
        {state.status === 'found' && doctors.length > 0 ? (
          <p className="font-medium">
            {t`${plural(doctors.length, { one: '# doctor found', other: '# doctors found' })}`}
          </p>
        ) : null}
        {state.status === 'found' && doctors.length === 0 ? (
          <Notice title={t`No doctor found`}>
            <Trans>
              Check the spelling, type names in full, leave out the city, or add the doctor yourself.
            </Trans>
          </Notice>
        ) : null}
      </div>
      <ProblemAlert
        problem={
          state.status === 'failed'
            ? { title: t`Oops! Something went wrong.`, text: <Trans>Please try again.</Trans> }
            : undefined
        }
      />
      {state.status === 'searching' ? <Skeleton className="h-36" /> : null}
      {doctors.length > 0 ? (
        <DoctorList key={doctorIds(doctors)} doctors={doctors} onChoose={onChoose} />
      ) : null}
    </div>
  );
}

/** Changes with the list, so that another list starts with its first doctors again. */
const doctorIds = (doctors: readonly Doctor[]) => doctors.map(({ id }) => id).join();

function DoctorList({
  doctors,
  onChoose,
}: {
  doctors: readonly Doctor[];
  onChoose: (doctor: Doctor) => void;
}) {
  const { t } = useLingui();
  const [count, setCount] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);
  // The clicked button may be gone: focus the first doctor that it loaded, before the dialog takes the focus itself.
  useLayoutEffect(() => {
    if (count > PAGE_SIZE) list.current?.children[count - PAGE_SIZE]?.querySelector('button')?.focus();
  }, [count]);
  return (
    <>
      <ul ref={list} aria-label={t`Doctors found`} className="grid gap-3">
        {doctors.slice(0, count).map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} onChoose={onChoose} />
        ))}
      </ul>
      {count < doctors.length ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => setCount(count + PAGE_SIZE)}>
          <Trans>Show more doctors</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Shows a doctor from the search, with details that help to recognize the right one. */
function DoctorCard({ doctor, onChoose }: { doctor: Doctor; onChoose: (doctor: Doctor) => void }) {
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
