import type { SentRequest } from '../http/exchange.ts';
import { pathValues, queryOf, withPathValue, withQueryValue } from '../negatives/url-parts.ts';
import type { Operation } from '../plugin.ts';

/** How far from a caller's own number those of others are looked for. */
const STEPS = [1, 2, 3];

/**
 * The call with numbers beside the caller's own: where a host counts, they belong to somebody else. Only those above: what the
 * caller had before may be its own.
 */
export function guessedIds(
  operation: Operation,
  request: SentRequest,
): { place: string; request: SentRequest }[] {
  return (operation.access.owns ?? []).flatMap((place) => {
    const [source, name = ''] = place.split(/\.(.*)/s);
    if (source !== 'path' && source !== 'query') return [];
    const values = source === 'path' ? pathValues(operation, request.url) : queryOf(operation, request.url);
    const own = String(values[name] ?? '');
    if (!/^\d{1,15}$/.test(own)) return [];
    return STEPS.map((step) => String(Number(own) + step)).map((guess) => {
      const url =
        source === 'path'
          ? withPathValue(operation, request.url, name, guess)
          : withQueryValue(request.url, name, guess);
      return { place, request: { ...request, url } };
    });
  });
}
