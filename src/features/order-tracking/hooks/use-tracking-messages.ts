import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import type { TrackingMessage } from '../forms/tracking-schema';

/** Returns the copy for a field's message key; undefined for a valid field. */
export function useTrackingMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<TrackingMessage, string> = {
    'order-id-missing': t`Enter your order number`,
    'order-id-malformed': t`An order number has only digits and letters`,
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
  };
  return fieldMessages(messages);
}
