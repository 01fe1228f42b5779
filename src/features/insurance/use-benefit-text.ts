import { useLingui } from '@lingui/react/macro';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Benefit } from '@/domain/insurance/benefits';
import type { BenefitKey } from '@/domain/insurance/insurance-record';
import { useInsurance } from '@/lib/insurance/insurance-session';
import { useSite } from '@/lib/site/site';

/**
 * What the shopper's plan gives of a benefit, in a sentence; '' on the server and during hydration. A tab without the texts
 * has the flags of the record.
 *
 * @param further what the plan gives beyond the benefit, added to it.
 */
export function useBenefitText(): (key: BenefitKey, further?: BenefitKey) => string {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { record, benefits } = useInsurance();

  const flagText = (key: BenefitKey): string => {
    const flags = record?.data ?? {};
    // A carrier without an inquiry says nothing about its plans.
    if (Object.keys(flags).length === 0) return t`Included in your prices`;
    const flag = flags[key];
    if (!flag) return t`Not in your plan`;
    return flag.available ? t`Available now` : t`Used up for now`;
  };
  const renewalText = ({ nextServiceDate }: Benefit): string => {
    const day = parseIsoDay(nextServiceDate ?? '');
    if (!day) return t`Used up for now`;
    const date = formatLongDay(day, languageTag);
    return t`Your benefits will renew on ${date}`;
  };

  return (key, further) => {
    if (!record) return '';
    const benefit = benefits?.[key];
    if (!benefit) return flagText(key);
    if (!benefit.available) return renewalText(benefit);
    const extra = further && benefits[further];
    return extra?.available ? `${benefit.infoBenefit}, ${extra.infoBenefit}` : benefit.infoBenefit;
  };
}
