/** What a cookie of the pop-up may say (000 §4, Promo pop-up). */
export type PromoMark = 'refresh' | 'valid' | 'invalid';

export interface PromoCookies {
  promo?: PromoMark | undefined;
  accepted?: PromoMark | undefined;
  subscribed?: PromoMark | undefined;
  minimised?: 'true' | undefined;
}

/** form: the sign-up; success: the code; exist: the code for somebody who was on the list already. */
export type PromoStep = 'form' | 'success' | 'exist';

/** How a sign-up in the pop-up ended well: a new address, or one that was on the list (status 300). */
export type SignUp = 'subscribed' | 'already-subscribed';

export interface PromoSituation {
  cookies: PromoCookies;
  /** Query of the page. */
  search: string;
  /** The prescription configurator, or another dialog, lies over the page. */
  dialogShown: boolean;
  /** The shopper is writing into a field, such as the store search. */
  typing: boolean;
}

const MARKS = ['promo', 'accepted', 'subscribed'] as const;

/** What the pop-up shows: a valid subscribed cookie counts before a valid accepted one (000 §4). */
export function stepOf({ subscribed, accepted }: PromoCookies): PromoStep {
  if (subscribed === 'valid') return 'exist';
  return accepted === 'valid' ? 'success' : 'form';
}

/** Whether a cookie disables the pop-up for good: none opens it, and it has no button. */
export function isDisabled(cookies: PromoCookies): boolean {
  return MARKS.some((name) => cookies[name] === 'invalid');
}

/** Whether the address suppresses the pop-up: `promo=eaccess`, or any `cid` (000 §2, Promo pop-up). */
export function isSuppressed(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('promo') === 'eaccess' || query.has('cid');
}

/** Whether the small button that brings the pop-up back is there. */
export function isTabShown(cookies: PromoCookies, search: string): boolean {
  return cookies.minimised !== undefined && !isDisabled(cookies) && !isSuppressed(search);
}

/** Whether nothing that the shopper is doing would be covered. */
export function isUndisturbed({ dialogShown, typing }: PromoSituation): boolean {
  return !dialogShown && !typing;
}

/**
 * Whether the pop-up may come by itself after a scroll: no promo cookie, not minimised, and nobody disturbed (000 §4).
 */
export function mayOpen(situation: PromoSituation): boolean {
  const { cookies, search } = situation;
  return (
    cookies.promo === undefined &&
    cookies.minimised === undefined &&
    !isDisabled(cookies) &&
    !isSuppressed(search) &&
    isUndisturbed(situation)
  );
}

/** Whether a value of refresh opens the pop-up now, which it does once. */
export function opensAnew({ cookies, search }: Pick<PromoSituation, 'cookies' | 'search'>): boolean {
  return MARKS.some((name) => cookies[name] === 'refresh') && !isDisabled(cookies) && !isSuppressed(search);
}

/** The cookies to write once a value of refresh has opened the pop-up: it becomes valid. */
export function afterOpeningAnew(cookies: PromoCookies): PromoCookies {
  const written: PromoCookies = {};
  for (const name of MARKS) if (cookies[name] === 'refresh') written[name] = 'valid';
  return written;
}

/** The cookies to write when the shopper closes it: it is minimised, and over for good when the code is invalid. */
export function afterClosing({ codeIsInvalid }: { codeIsInvalid: boolean }): PromoCookies {
  return { minimised: 'true', ...(codeIsInvalid ? { promo: 'invalid' } : {}) };
}

/** The cookies to write after a sign-up, before the page is loaded anew and shows the code. */
export function afterSignUp(signUp: SignUp): PromoCookies {
  return { promo: 'refresh', [signUp === 'subscribed' ? 'accepted' : 'subscribed']: 'valid' };
}
