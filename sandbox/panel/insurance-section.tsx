import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

/** Lists the values to type for each insured person, and ends the lock of this browser. */
export function InsuranceSection({ insurance }: Pick<Status, 'insurance'>) {
  const { busy, run } = useAction();
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
        variant="secondary"
        className="mt-4"
        aria-disabled={busy || undefined}
        onClick={() =>
          void run(
            () => unwrapResponse(api['insurance-lock'].$delete()),
            'This browser has four attempts again. Open the store in a new tab.',
          )
        }
      >
        Unlock insurance
      </Button>
    </PanelSection>
  );
}
