/** Path of the stylesheet in the browser's cache. The file name changes with the content. */
export const STYLESHEET_COOKIE = 'stylesheet';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Fetches a stylesheet that the page has inline, so that it is cached, and sets the cookie that makes the server link it
 * from then on.
 */
export async function cacheStylesheet(path: string): Promise<void> {
  try {
    const { ok } = await fetch(path, { priority: 'low' });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in every browser
    if (ok) document.cookie = `${STYLESHEET_COOKIE}=${path}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  } catch {
    // The next page has the stylesheet inline again.
  }
}
