const CHECK = 'cookie_check';

/**
 * Whether the browser takes no cookies, without which there is no cart and no sign-in. Writes one and reads it, since Safari says
 * in `navigator.cookieEnabled` that it takes them. False on the server.
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
