const CHECK = 'cookie_check';

/**
 * Returns whether the browser blocks cookies, without which there is no cart and no sign-in. Writes one and reads it back,
 * because Safari always reports them as enabled in `navigator.cookieEnabled`. False on the server.
 */
export function areCookiesBlocked(): boolean {
  if (typeof document === 'undefined') return false;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: a library would hide what the browser does
    document.cookie = `${CHECK}=1; path=/; SameSite=Lax`;
    const isBlocked = !document.cookie.includes(`${CHECK}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${CHECK}=; path=/; max-age=0`;
    return isBlocked;
  } catch {
    // Some browsers throw.
    return true;
  }
}
