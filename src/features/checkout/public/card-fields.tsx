import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { completeCardExpiry, formatCardExpiry } from '@/domain/payment/card-expiry';
import { groupCardNumber } from '@/domain/payment/card-number';
import { digitsOf } from '@/domain/text/typed-text';
import { fieldMessages } from '@/lib/forms/field-messages';
import { acceptedCards } from '@/lib/payment/accepted-cards';
import type { CardMessage, CardValues } from '@/lib/payment/card-schema';
import { useSite } from '@/lib/site/site';
import { MaskedField } from '@/ui/fields/masked-field';

const MAX_SECURITY_CODE_DIGITS = 4;

/** Asks for number, expiry and security code of a new card. They are in these fields and the form's memory only. */
export function CardFields({ form }: { form: UseFormReturn<CardValues> }) {
  const { t } = useLingui();
  const cards = acceptedCards(useSite());
  const messageFor = useCardMessages();
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-pair gap-5">
      <MaskedField
        {...form.register('number')}
        className="col-span-full"
        label={t`Card number`}
        hint={cards}
        autoComplete="cc-number"
        format={groupCardNumber}
        error={messageFor(errors.number?.message)}
      />
      <MaskedField
        {...form.register('expiry')}
        label={t`Expiry date`}
        hint={t`MM/YYYY`}
        autoComplete="cc-exp"
        format={formatCardExpiry}
        complete={completeCardExpiry}
        error={messageFor(errors.expiry?.message)}
      />
      <MaskedField
        {...form.register('securityCode')}
        label={t`Security code`}
        hint={t`3 or 4 digits`}
        autoComplete="cc-csc"
        format={(text) => digitsOf(text).slice(0, MAX_SECURITY_CODE_DIGITS)}
        error={messageFor(errors.securityCode?.message)}
      />
    </div>
  );
}

/** Returns the copy for a card field's message key; undefined for a valid field. */
function useCardMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<CardMessage, string> = {
    'number-missing': t`Enter the card number`,
    brand: t`This is not the number of a card that we accept`,
    'number-rejected': t`This card number was not accepted. Check it, or use another card.`,
    'expiry-malformed': t`Enter month and year, such as 09/2028`,
    'expiry-rejected': t`This expiry date was not accepted. Check month and year.`,
    expired: t`This card has expired. Use another card.`,
    'security-code-malformed': t`Enter the 3 digits on the back of the card, or the 4 on the front of an American Express card`,
    'security-code-rejected': t`This security code was not accepted`,
  };
  return fieldMessages(messages);
}
