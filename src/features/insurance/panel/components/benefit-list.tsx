import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Benefit, Benefits } from '@/domain/insurance/benefits';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';

/** Lists the categories of the panel (002 §3), each with its additional benefit. */
export function BenefitList({ benefits }: { benefits: Benefits }) {
  const { frames, frames_add, lenses, lenses_add, contact, exam } = benefits;
  return (
    <>
      <ul className="mt-4">
        {frames ? (
          <BenefitItem
            title={<Trans>Frames</Trans>}
            benefit={frames}
            addition={frames_add}
            note={<Trans>Your benefits will apply once frames are selected</Trans>}
          />
        ) : null}
        {lenses ? (
          <BenefitItem
            title={<Trans>Lenses</Trans>}
            benefit={lenses}
            addition={lenses_add}
            note={<Trans>Your benefits will apply once lenses are selected</Trans>}
          />
        ) : null}
        {contact ? (
          <BenefitItem
            title={<Trans>Contact lenses</Trans>}
            benefit={contact}
            note={<Trans>Prices of contact lenses do not change online. Use this benefit in a store.</Trans>}
          />
        ) : null}
        {exam ? <BenefitItem title={<Trans>Eye exam</Trans>} benefit={exam} /> : null}
      </ul>
      {exam ? (
        <p className="mt-3 text-ink-soft text-sm">
          <Trans>*Copay is only for routine eye exam, additional fees may apply</Trans>
        </p>
      ) : null}
    </>
  );
}

interface BenefitItemProps {
  title: ReactNode;
  benefit: Benefit;
  /** Benefit beyond it. */
  addition?: Benefit | undefined;
  /** Condition; only for a benefit that can be used now. */
  note?: ReactNode;
}

/** Shows a benefit: coverage, remaining amount, and renewal. */
function BenefitItem({ title, benefit, addition, note }: BenefitItemProps) {
  const { languageTag } = useSite();
  const { available, infoBenefit, nextServiceDate, frequencyMonths } = benefit;
  const renewal = nextServiceDate ? parseIsoDay(nextServiceDate) : undefined;
  const date = renewal && formatLongDay(renewal, languageTag);
  return (
    <li className="border-line border-t py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        <Badge tone={available ? 'success' : 'neutral'}>
          {available ? <Trans>Available</Trans> : <Trans>Not available now</Trans>}
        </Badge>
      </div>
      <p className="mt-1">{infoBenefit}</p>
      {available && addition?.available ? <p>{addition.infoBenefit}</p> : null}
      {available && frequencyMonths ? (
        <p className="text-ink-soft text-sm">
          <Plural
            value={frequencyMonths}
            one="You can use it every month."
            other="You can use it every # months."
          />
        </p>
      ) : null}
      {!available && date ? (
        <p className="mt-1 text-ink-soft">
          <Trans>Your benefits will renew on {date}</Trans>
        </p>
      ) : null}
      {available && note ? <p className="mt-1 text-ink-soft text-sm">{note}</p> : null}
    </li>
  );
}
