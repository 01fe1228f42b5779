/**
 * Remembers the locale of the page for URLs without one. Not by the server: a page that sets a cookie cannot be cached. Runs before
 * anything reads it, and may use only globals of the browser.
 *
 * @param cookie with the locale.
 * @param locales by their language tags.
 */
export function rememberLocale(cookie: string, locales: Record<string, string>): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const locale = locales[document.documentElement.lang];
  // biome-ignore lint/suspicious/noDocumentCookie: runs before any module
  document.cookie = `${cookie}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
}
