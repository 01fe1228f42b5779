/**
 * Forgets what this tab has stored of a shopper who has signed out at the server: email of the checkout, drafts, last order.
 * Runs before anything reads it, and may use only globals of the browser. (`Clear-Site-Data` would also take what belongs to
 * the browser, such as the frames seen last, and not every browser clears session storage with it.)
 *
 * @param cookie the mark of the server.
 * @param sessionMarkKey in local storage, by which pages that the browser preserves know that they are another shopper's.
 */
export function forgetSignedOut(cookie: string, sessionMarkKey: string): void {
  if (!document.cookie.includes(`${cookie}=`)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: runs before any module
  document.cookie = `${cookie}=; path=/; max-age=0`;
  try {
    sessionStorage.clear();
    localStorage.setItem(sessionMarkKey, `${Date.now()}.signed-out`);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
