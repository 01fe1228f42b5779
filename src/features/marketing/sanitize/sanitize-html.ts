/** More than the espots of all four locales together. */
const MAX_CACHED = 500;

const cache = new Map<string, string>();

/**
 * Removes scripts, styles, event handlers, forms, frames and external URLs from an espot's HTML.
 *
 * @returns '' when nothing visible is left.
 */
export async function sanitizeHtml(text: string): Promise<string> {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const sanitize = await loadSanitizer();
  const html = sanitize(text).trim();
  const sanitized = hasContent(html) ? html : '';
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, sanitized);
  return sanitized;
}

/** Each side has its own: a browser has a document, and the server none, which would take a second to load. */
async function loadSanitizer(): Promise<(html: string) => string> {
  return import.meta.env.SSR
    ? (await import('./sanitize-on-server')).sanitizeOnServer
    : (await import('./purifier')).sanitizeInBrowser;
}

function hasContent(html: string): boolean {
  return /<(img|svg)\b/.test(html) || /[^\s\u00a0]/.test(html.replaceAll(/<[^<>]*>|&nbsp;/g, ''));
}
