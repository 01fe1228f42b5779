/** Providers of social logins (003 §2.5). */
export type SocialProvider = 'google' | 'facebook';

/** What a provider knows of the shopper; `error` when it could not tell. */
export type SocialStatus = 'connected' | 'not_authorized' | 'unknown' | 'error';

export interface SocialLoginReport {
  provider: SocialProvider;
  status: SocialStatus;
}

/**
 * The event of the window by which a provider's script reports, with a `SocialLoginReport` as its detail. The store loads
 * no such script by itself: which one there is, the retailer's configuration decides.
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
 * Listens to what providers report; anything else that comes under the event's name is ignored.
 *
 * @returns a function that ends the listening.
 */
export function onSocialLoginStatus(listen: (report: SocialLoginReport) => void): () => void {
  const hear = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isReport(detail)) listen({ provider: detail.provider, status: detail.status });
  };
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}

function isReport(detail: unknown): detail is SocialLoginReport {
  if (typeof detail !== 'object' || detail === null) return false;
  const { provider, status } = detail as Partial<Record<string, unknown>>;
  return PROVIDERS.includes(provider) && STATUSES.includes(status);
}
