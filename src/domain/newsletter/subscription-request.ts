import type { SubscribeEmailRequest } from '@generated/marketing/model/subscribeEmailRequest';
import type { LocaleConfig } from '../locale/locales';

export interface Subscription {
  email: string;
  /** Path of the page with the form. */
  page: string;
  /** The form: footer or promotion pop-up. */
  source: NonNullable<SubscribeEmailRequest['emailType']>;
  /** True if the shopper opts in to general email. */
  generalOptIn: boolean;
}

/**
 * Returns the fields of the newsletter command (000 §3, Email subscription). The opt-in and age-check flags are keyed by store
 * id, and the age check is always sent as true (000 §5).
 */
export function subscriptionRequest(
  { storeId, languageId }: Pick<LocaleConfig, 'storeId' | 'languageId'>,
  { email, page, source, generalOptIn }: Subscription,
): SubscribeEmailRequest {
  return {
    email: email.trim(),
    storeId,
    langId: languageId,
    preregister: 'true',
    addressType: 'ShippingAndBilling',
    canAddOrigin: 'true',
    optinStatus: 'true',
    URL: page,
    emailType: source,
    showRegister: 'false',
    [`generalEmailOptIn_${storeId}`]: generalOptIn ? 'true' : 'false',
    [`ageCheck_${storeId}`]: 'true',
  };
}
