import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { completeCardExpiry, formatCardExpiry } from '@/domain/payment/card-expiry';
import { groupCardNumber } from '@/domain/payment/card-number';
import { digitsOf } from '@/domain/text/typed-text';
import { acceptedCards } from '@/lib/payment/accepted-cards';
import type { CardValues } from '@/lib/payment/card-schema';
import { useSite } from '@/lib/site/site';
import { MaskedField } from '@/ui/fields/masked-field';
import { useCardMessages } from '../hooks/use-card-messages';

const MAX_SECURITY_CODE_DIGITS = 4;

/** Asks for number, expiry and security code of a new card. They are in these fields and the form's memory only. */
export function CardFields({ form }: { form: UseFormReturn<CardValues> }) {
  const { t } = useLingui();
  const cards = acceptedCards(useSite());
  const messageFor = useCardMessages();
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <MaskedField
        {...form.register('number')}
        className="sm:col-span-6"
        label={t`Card number`}
        hint={cards}
        autoComplete="cc-number"
        format={groupCardNumber}
        error={messageFor(errors.number?.message)}
      />
      <MaskedField
        {...form.register('expiry')}
        className="sm:col-span-3"
        label={t`Expiry date`}
        hint={t`MM/YYYY`}
        autoComplete="cc-exp"
        format={formatCardExpiry}
        complete={completeCardExpiry}
        error={messageFor(errors.expiry?.message)}
      />
      <MaskedField
        {...form.register('securityCode')}
        className="sm:col-span-3"
        label={t`Security code`}
        hint={t`3 or 4 digits`}
        autoComplete="cc-csc"
        format={(text) => digitsOf(text).slice(0, MAX_SECURITY_CODE_DIGITS)}
        error={messageFor(errors.securityCode?.message)}
      />
    </div>
  );
}
