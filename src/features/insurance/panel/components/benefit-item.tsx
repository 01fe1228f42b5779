import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Benefit } from '@/domain/insurance/benefits';
import { useSite } from '@/lib/site/site';
import { Badge } from '@/ui/display/badge';

interface BenefitItemProps {
  title: ReactNode;
  benefit: Benefit;
  /** Benefit beyond it. */
  addition?: Benefit | undefined;
  /** Condition; only for a benefit that can be used now. */
  note?: ReactNode;
}

/** Shows a benefit: coverage, remaining amount, and renewal. */
export function BenefitItem({ title, benefit, addition, note }: BenefitItemProps) {
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
