import { useLingui } from '@lingui/react/macro';
import type { FaqTopic } from '../state/faq-entry';

export function useTopicNames(): Record<FaqTopic, string> {
  const { t } = useLingui();
  return {
    orders: t`Orders and delivery`,
    returns: t`Returns and refunds`,
    prescriptions: t`Prescriptions`,
    glasses: t`Frames and lenses`,
    'contact-lenses': t`Contact lenses`,
    payment: t`Prices and payment`,
    stores: t`Stores and eye exams`,
    account: t`Your account`,
  };
}
