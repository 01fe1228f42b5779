/**
 * Whether a readable cookie, as `name=value`, starts with a pattern. A small check for early code; use `cookieValue` to read
 * and write.
 *
 * @param pattern source of a regular expression.
 */
export function cookieSays(beginning: string): boolean {
  return new RegExp(`(?:^|; )(?:${beginning})`).test(document.cookie);
}
