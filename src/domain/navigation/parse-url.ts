/** Replaces `URL.parse`, which is newer than the browsers that the store supports. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
