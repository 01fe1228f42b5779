import { useLingui } from '@lingui/react/macro';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import type { CodeRejection } from '../api/code-rejection';

/** Returns a sentence that explains why a promotion code was not accepted. */
export function useCodeRejectionText(): (rejection: CodeRejection) => string {
  const { t } = useLingui();
  const { locale } = useSite();
  return ({ reason, minimum }) => {
    switch (reason) {
      case 'unknown':
        return t`We do not know this code. Check how it is written.`;
      case 'ended':
        return t`This code has ended`;
      case 'minimum': {
        const amount = formatMoney(minimum ?? ZERO, locale);
        return t`This code works from ${amount}, protection plans and insured items not included`;
      }
      case 'other':
        return t`This code does not work for your cart`;
    }
  };
}
