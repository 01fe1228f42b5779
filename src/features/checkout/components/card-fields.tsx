import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { completeCardExpiry, formatCardExpiry } from '@/domain/payment/card-expiry';
import { cardDigits, groupCardNumber, MAX_CARD_NUMBER_LENGTH } from '@/domain/payment/card-number';
import { acceptedCards } from '@/lib/payment/accepted-cards';
import type { CardValues } from '@/lib/payment/card-schema';
import { useSite } from '@/lib/site/site';
import { MaskedField } from '@/ui/fields/masked-field';
import { useCardMessages } from '../hooks/use-card-messages';

/** Number, expiry and security code of a new card. They are in these fields and the form's memory only. */
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
        maxLength={MAX_CARD_NUMBER_LENGTH}
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
        maxLength={7}
        error={messageFor(errors.expiry?.message)}
      />
      <MaskedField
        {...form.register('securityCode')}
        className="sm:col-span-3"
        label={t`Security code`}
        hint={t`3 or 4 digits`}
        autoComplete="cc-csc"
        format={cardDigits}
        maxLength={4}
        error={messageFor(errors.securityCode?.message)}
      />
    </div>
  );
}
