import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { CardMessage } from '@/lib/payment/card-schema';

/** Returns the copy for a card field's message key; undefined for a valid field. */
export function useCardMessages(): (message: string | undefined) => string | undefined {
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
