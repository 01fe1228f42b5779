import { useLingui } from '@lingui/react/macro';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Benefit } from '@/domain/insurance/benefits';
import type { BenefitKey } from '@/domain/insurance/insurance-record';
import { useInsurance } from '@/lib/insurance/insurance-session';
import { useSite } from '@/lib/site/site';

interface BenefitText {
  /** False on the server and during hydration. */
  isKnown: boolean;
  /** Describes a benefit in a sentence. Falls back to the record's flags in a tab without the texts. */
  of: (key: BenefitKey) => string;
  /** Describes the additional part of a benefit; '' if there is none. */
  beyond: (key: BenefitKey, further: BenefitKey) => string;
}

/** Describes the benefits of the shopper's plan; all texts are empty until it is known. */
export function useBenefitText(): BenefitText {
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

  return {
    isKnown: record !== undefined,
    of: (key) => {
      if (!record) return '';
      const benefit = benefits?.[key];
      if (!benefit) return flagText(key);
      return benefit.available ? benefit.infoBenefit : renewalText(benefit);
    },
    beyond: (key, further) => {
      const extra = benefits?.[further];
      return benefits?.[key]?.available && extra?.available ? extra.infoBenefit : '';
    },
  };
}
