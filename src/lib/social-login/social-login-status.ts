import type { SocialProvider } from '@generated/identity/model/socialProvider';
import { fieldsOf } from '@/domain/data/fields-of';

/** Login status at a provider; `error` when unknown because of an error. */
export type SocialStatus = 'connected' | 'not_authorized' | 'unknown' | 'error';

export interface SocialLoginReport {
  provider: SocialProvider;
  status: SocialStatus;
}

/**
 * Window event that a provider's script dispatches, with a `SocialLoginReport` as its detail. The retailer's configuration
 * decides which scripts load.
 */
const EVENT = 'social-login-status';

const PROVIDERS: readonly unknown[] = ['google', 'facebook'] satisfies SocialProvider[];
const STATUSES: readonly unknown[] = [
  'connected',
  'not_authorized',
  'unknown',
  'error',
] satisfies SocialStatus[];

/**
 * Subscribes to status reports of providers; ignores malformed events.
 *
 * @returns a function that unsubscribes.
 */
export function onSocialLoginStatus(listener: (report: SocialLoginReport) => void): () => void {
  const handleEvent = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isReport(detail)) listener({ provider: detail.provider, status: detail.status });
  };
  addEventListener(EVENT, handleEvent);
  return () => removeEventListener(EVENT, handleEvent);
}

function isReport(detail: unknown): detail is SocialLoginReport {
  if (typeof detail !== 'object' || detail === null) return false;
  const { provider, status } = fieldsOf(detail);
  return PROVIDERS.includes(provider) && STATUSES.includes(status);
}
