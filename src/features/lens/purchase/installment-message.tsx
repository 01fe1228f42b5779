import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { toDecimal } from '@/domain/money/parse-amount';
import { affirmAmount, INSTALLMENT_COUNT, installments } from '@/domain/pricing/installments';
import type { InstallmentProvider } from '@/lib/payment/payment-methods';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';

export interface InstallmentMessageProps {
  total: Cents;
  /** In any combination; none shows nothing. */
  providers: readonly InstallmentProvider[];
}

/** Shows the amount of each of four installments, and their providers. The text is ours: no script or link of a provider. */
export function InstallmentMessage({ total, providers }: InstallmentMessageProps) {
  const { locale } = useSite();
  if (total === 0 || providers.length === 0) return null;
  // The last one carries the remaining cents. Nobody pays more than the text says.
  const each = formatMoney(cents(Math.max(...installments(total))), locale);
  const names = <ProviderNames {...{ total, providers }} />;
  return (
    <p className="text-ink-soft text-sm">
      <ChangingText>
        <Trans>
          Or {INSTALLMENT_COUNT} payments of {each} with {names}
        </Trans>
      </ChangingText>
    </p>
  );
}

/** Renders "Klarna, Affirm or Afterpay", each with the amount that its message requires. */
function ProviderNames({ total, providers }: InstallmentMessageProps): ReactNode {
  const { languageTag } = useSite();
  const list = new Intl.ListFormat(languageTag, { type: 'disjunction' });
  let index = 0;
  return list.formatToParts(providers.map((provider) => PROVIDER_NAMES[provider])).map(({ type, value }) => {
    const provider = type === 'element' ? providers[index++] : undefined;
    if (!provider) return <Fragment key={`${index}-separator`}>{value}</Fragment>;
    return (
      <data key={provider} value={messageAmount(provider, total)} className="font-medium">
        {value}
      </data>
    );
  });
}

/** Formats the amount: Affirm takes cents (000 §5), the others a decimal amount. */
function messageAmount(provider: InstallmentProvider, total: Cents): string {
  return provider === 'affirm' ? String(affirmAmount(total)) : toDecimal(total);
}

/** Proper names, the same in every language. */
const PROVIDER_NAMES: Record<InstallmentProvider, string> = {
  klarna: 'Klarna',
  affirm: 'Affirm',
  afterpay: 'Afterpay',
};
