/** Values of the pop-up's status cookies (000 §4, Promo pop-up). */
export type PromoStatus = 'refresh' | 'valid' | 'invalid';

export interface PromoCookies {
  promo?: PromoStatus | undefined;
  accepted?: PromoStatus | undefined;
  subscribed?: PromoStatus | undefined;
  minimized?: 'true' | undefined;
}

/** form: the sign-up; success: the code; exist: the code for an email that was already subscribed. */
export type PromoStep = 'form' | 'success' | 'exist';

/** A successful sign-up: a new email, or one that was already subscribed (status 300). */
export type SignUpResult = 'subscribed' | 'already-subscribed';

export interface PromoConditions {
  cookies: PromoCookies;
  /** The page's query string. */
  search: string;
  /** The prescription configurator or another dialog is open. */
  dialogOpen: boolean;
  /** The shopper is typing in a field, such as the search. */
  typing: boolean;
}

const STATUS_COOKIES = ['promo', 'accepted', 'subscribed'] as const;

/** Returns the step to show. A valid `subscribed` cookie takes precedence over a valid `accepted` one (000 §4). */
export function promoStep({ subscribed, accepted }: PromoCookies): PromoStep {
  if (subscribed === 'valid') return 'exist';
  return accepted === 'valid' ? 'success' : 'form';
}

/** Returns whether a cookie disables the pop-up for good. It then never opens and has no button. */
export function isDisabled(cookies: PromoCookies): boolean {
  return STATUS_COOKIES.some((name) => cookies[name] === 'invalid');
}

/** Returns whether the URL suppresses the pop-up: `promo=eaccess`, or any `cid` (000 §2, Promo pop-up). */
export function isSuppressed(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('promo') === 'eaccess' || query.has('cid');
}

/** Returns whether to show the button that reopens the minimized pop-up. */
export function isTabVisible(cookies: PromoCookies, search: string): boolean {
  return cookies.minimized !== undefined && !isDisabled(cookies) && !isSuppressed(search);
}

/** Returns whether the pop-up would not interrupt the shopper. */
export function canInterrupt({ dialogOpen, typing }: PromoConditions): boolean {
  return !dialogOpen && !typing;
}

/**
 * Returns whether the pop-up may open automatically after a scroll: no promo cookie, not minimized, nothing interrupted (000
 * §4).
 */
export function canAutoOpen(conditions: PromoConditions): boolean {
  const { cookies, search } = conditions;
  return (
    cookies.promo === undefined &&
    cookies.minimized === undefined &&
    !isDisabled(cookies) &&
    !isSuppressed(search) &&
    canInterrupt(conditions)
  );
}

/** Returns whether a `refresh` cookie reopens the pop-up now. It does so once. */
export function shouldReopen({ cookies, search }: Pick<PromoConditions, 'cookies' | 'search'>): boolean {
  return (
    STATUS_COOKIES.some((name) => cookies[name] === 'refresh') &&
    !isDisabled(cookies) &&
    !isSuppressed(search)
  );
}

/** Cookies to write after a reopen: `refresh` becomes `valid`. */
export function cookiesAfterReopen(cookies: PromoCookies): PromoCookies {
  const updates: PromoCookies = {};
  for (const name of STATUS_COOKIES) if (cookies[name] === 'refresh') updates[name] = 'valid';
  return updates;
}

/** Cookies to write on close: the pop-up is minimized, and disabled for good when the code is invalid. */
export function cookiesAfterClose({ codeIsInvalid }: { codeIsInvalid: boolean }): PromoCookies {
  return { minimized: 'true', ...(codeIsInvalid ? { promo: 'invalid' } : {}) };
}

/** Cookies to write after a sign-up, before the page reloads and shows the code. */
export function cookiesAfterSignUp(result: SignUpResult): PromoCookies {
  return { promo: 'refresh', [result === 'subscribed' ? 'accepted' : 'subscribed']: 'valid' };
}
