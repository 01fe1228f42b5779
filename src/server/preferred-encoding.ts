import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/**
 * The encoding that the client weights highest (RFC 9110 §12.5.3); among equals the first one of the supported.
 *
 * @returns an empty string when it accepts none of them.
 */
export function preferredEncoding(context: Context, supports: string[]): string {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports,
    default: '',
    match: (ranges) => {
      const find = (name: string) => ranges.find(({ type }) => type.toLowerCase() === name);
      const weightOf = (encoding: string) => (find(encoding) ?? find('*'))?.q ?? 0;
      const accepted = supports.filter((encoding) => weightOf(encoding) > 0);
      const [best = ''] = accepted.sort((first, second) => weightOf(second) - weightOf(first));
      return best;
    },
  });
}
