import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { Stack } from '@/ui/layout/stack';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';
import { refreshOrders } from './use-sandbox';

const STORES = [
  { value: '10851', label: 'US store' },
  { value: '10852', label: 'Canadian store' },
] as const;

/** Fills the cart for a case of the prescription step. */
export function CartSection({ carts }: Pick<Status, 'carts'>) {
  const { button } = useAction();
  const [name, setName] = useState(carts[0]?.name ?? '');
  const [storeId, setStoreId] = useState<(typeof STORES)[number]['value']>('10851');
  return (
    <PanelSection title="Cart" intro="Replaces what is in it. An anonymous shopper becomes a guest.">
      <div className="grid gap-3">
        <Select
          label="Fill my cart with"
          options={carts.map(({ name: value, title }) => ({ value, label: title }))}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="Store"
          options={[...STORES]}
          value={storeId}
          onChange={(event) => setStoreId(event.target.value === '10852' ? '10852' : '10851')}
        />
        <Button {...button(() => api.cart.$put({ json: { name, storeId } }), 'The cart is filled.')}>
          Fill the cart
        </Button>
      </div>
    </PanelSection>
  );
}

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const HOURS_PER_DAY = 24;
const STEPS = [
  { hours: 1, label: '1 hour' },
  { hours: HOURS_PER_DAY, label: '1 day' },
  { hours: 7 * HOURS_PER_DAY, label: '1 week' },
  { hours: 28 * HOURS_PER_DAY, label: '4 weeks' },
];
const HOUR_MS = 3_600_000;

/** Puts the sandbox's clock forward, for everybody. */
export function ClockSection({ now, ahead }: Pick<Status, 'now' | 'ahead'>) {
  const { button } = useAction();
  const forward = async (hours: number) => {
    await unwrapResponse(api.clock.$put({ json: { hours } }));
    await refreshOrders();
  };
  return (
    <PanelSection
      title="Clock"
      intro="Orders move on with it: released, shipped, delivered. Sessions do not end by it. Only a reset of the data puts it back."
    >
      <p>
        <time dateTime={new Date(now).toISOString()}>{DATE_TIME.format(now)}</time>
        {ahead > 0 ? <span className="text-ink-soft">, {aheadText(ahead)} ahead</span> : null}
      </p>
      <Stack row gap="xs" className="mt-4">
        {STEPS.map(({ hours, label }) => (
          <Button
            key={hours}
            {...button(() => forward(hours), `The clock was put ${label} forward.`)}
            aria-label={`Put the clock ${label} forward`}
          >
            + {label}
          </Button>
        ))}
      </Stack>
    </PanelSection>
  );
}

function aheadText(ahead: number): string {
  const hours = Math.round(ahead / HOUR_MS);
  const days = Math.floor(hours / HOURS_PER_DAY);
  return [count(days, 'day'), count(hours % HOURS_PER_DAY, 'hour')].filter(Boolean).join(' ');
}

function count(number: number, unit: string): string {
  return number === 0 ? '' : `${number}\u00a0${unit}${number === 1 ? '' : 's'}`;
}

/** Fills the store's prescription with that of a demo patient. */
export function PatientSection({ patients }: Pick<Status, 'patients'>) {
  const { button } = useAction();
  const [name, setName] = useState(patients[0]?.name ?? '');
  const choose = (patient: string) => () => api.patient.$put({ json: { name: patient } });
  return (
    <PanelSection title="Prescription" intro="Stored in this browser, as after typing it in the store.">
      <Select
        label="Demo patient"
        options={patients.map(({ name: value, title }) => ({ value, label: title }))}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Stack row gap="xs" className="mt-4">
        <Button {...button(choose(name), 'The prescription is stored.')}>Use this prescription</Button>
        <Button {...button(choose(''), 'The prescription is cleared.')}>Clear it</Button>
      </Stack>
    </PanelSection>
  );
}

/** Lists the values to type for each insured person, and ends the lock of this browser. */
export function InsuranceSection({ insurance }: Pick<Status, 'insurance'>) {
  const { button } = useAction();
  const { members, attemptsLeft, lockedMinutes } = insurance;
  const [key, setKey] = useState(members[0]?.key ?? '');
  const member = members.find((candidate) => candidate.key === key);
  const rows = member
    ? [
        ['Provider', member.provider],
        ['Name', member.name],
        ['Birth date', member.birthDate],
        ['Postal code', member.postalCode],
        ['Plan ID', member.planId],
        ['Member ID', member.memberId],
      ]
    : [];
  return (
    <PanelSection
      title="Insurance"
      intro="What to type in the store's insurance panel. Anybody else is not found."
    >
      <Select
        label="Insured person"
        options={members.map(({ key: value, title }) => ({ value, label: `${value}: ${title}` }))}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {lockedMinutes > 0
          ? `This browser is locked out for ${lockedMinutes} min.`
          : `Attempts of this browser: ${attemptsLeft}.`}
      </p>
      <Button
        {...button(
          () => api['insurance-lock'].$delete(),
          'This browser has four attempts again. Open the store in a new tab.',
        )}
        className="mt-4"
      >
        Unlock insurance
      </Button>
    </PanelSection>
  );
}

/** Exams shown; there may be many after a test. */
const MAX_ROWS = 5;

/** Shows the booked exams of everybody, and a button that frees their times. */
export function ExamsSection({ exams }: Pick<Status, 'exams'>) {
  const { button } = useAction();
  return (
    <PanelSection title="Eye exams" intro="Booked by anybody. Patients are not stored.">
      {exams.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {exams.slice(0, MAX_ROWS).map(({ confirmationNumber, storeNumber, city, start }) => (
            <li key={confirmationNumber}>
              {start.replace('T', ' ')}, store {storeNumber} {city}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2">
        {exams.length} {exams.length === 1 ? 'exam' : 'exams'}
      </p>
      <Button {...button(() => api.exams.$delete(), 'All times are free again.')} className="mt-4">
        Free all appointments
      </Button>
    </PanelSection>
  );
}

const TEXTS: Record<Status['advisorProfile'], string> = {
  none: 'No profile was ever saved.',
  saved: 'A profile is saved.',
  reset: 'The profile was reset.',
};

/** Shows whether the shopper has a frame advisor profile, and a button that clears it. */
export function AdvisorSection({ profile }: { profile: Status['advisorProfile'] }) {
  const { button } = useAction();
  return (
    <PanelSection title="Frame advisor" intro="Of the member of this browser. What it holds is not shown.">
      <p>{TEXTS[profile]}</p>
      <Button {...button(() => api['advisor-profile'].$delete(), 'The profile is cleared.')} className="mt-4">
        Clear the profile
      </Button>
    </PanelSection>
  );
}

/** Selectable delays in milliseconds. */
const PRESETS = [0, 200, 500, 1000, 3000, 10_000];

/** Sets a delay for this browser's requests. */
export function LatencySection({ milliseconds }: { milliseconds: number }) {
  const { run } = useAction();
  const choices = [...new Set([...PRESETS, milliseconds])].sort((first, second) => first - second);
  return (
    <PanelSection title="Latency" intro="Added to each response, for this browser only.">
      <Select
        label="Delay of each response"
        options={choices.map((choice) => ({ value: String(choice), label: formatDelay(choice) }))}
        value={String(milliseconds)}
        onChange={(event) => {
          const selected = Number(event.target.value);
          void run(
            () => api.latency.$put({ json: { milliseconds: selected } }),
            selected === 0
              ? 'Responses are not delayed.'
              : `Responses are delayed by ${formatDelay(selected)}.`,
          );
        }}
      />
    </PanelSection>
  );
}

function formatDelay(milliseconds: number): string {
  if (milliseconds === 0) return 'None';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}
