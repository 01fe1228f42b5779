/**
 * Returns whether a readable cookie, as `name=value`, starts with a pattern. A small check for early code; use `cookieValue` to
 * read and write.
 *
 * @param pattern source of a regular expression.
 */
export function cookieMatches(pattern: string): boolean {
  return new RegExp(`(?:^|; )(?:${pattern})`).test(document.cookie);
}
