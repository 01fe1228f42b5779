/**
 * Whether one of the readable cookies, written `name=value`, begins like this. For a look before the first paint's code is
 * through; what then reads and writes the cookie is its typed entry.
 *
 * @param beginning a regular expression's source.
 */
export function cookieSays(beginning: string): boolean {
  return new RegExp(`(?:^|; )(?:${beginning})`).test(document.cookie);
}
