import type { SentRequest } from '../http/exchange.ts';
import type { Operation } from '../plugin.ts';
import type { Negative } from './negative.ts';
import { pathValues, queryOf, withPathValue, withQueryValue } from './url-parts.ts';
import { wrongTexts } from './wrong-values.ts';

/** Each parameter missing where it is required, and with each kind of wrong value. */
export function parameterNegatives(operation: Operation, request: SentRequest): Negative[] {
  return operation.parameters.flatMap(({ name, in: source, required, schema }) => {
    const missing =
      source === 'query' && required
        ? [
            {
              change: `missing query.${name}`,
              request: withUrl(request, withQueryValue(request.url, name, undefined)),
            },
          ]
        : [];
    const wrong = wrongTexts(schema)
      .filter(({ value }) => isWrong(operation, source, name, String(value), request.url))
      .map(({ reason, value }) => ({
        change: `${reason} ${source}.${name}`,
        request: withUrl(
          request,
          source === 'path'
            ? withPathValue(operation, request.url, name, String(value))
            : withQueryValue(request.url, name, String(value)),
        ),
      }));
    return [...missing, ...wrong];
  });
}

function withUrl(request: SentRequest, url: string): SentRequest {
  return { ...request, url };
}

function isWrong(
  operation: Operation,
  source: 'path' | 'query',
  name: string,
  value: string,
  url: string,
): boolean {
  // An empty segment is another path.
  if (source === 'path' && value === '') return false;
  const values = {
    ...(source === 'path' ? pathValues(operation, url) : queryOf(operation, url)),
    [name]: value,
  };
  return operation.contract.checker
    .checkParameters(operation, source, values)
    .some(({ field }) => field === `${source}.${name}` || field.startsWith(`${source}.${name}.`));
}
