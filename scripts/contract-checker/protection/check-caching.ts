import { callerOf } from '../callers.ts';
import type { CheckContext } from '../check-context.ts';
import type { Exchange } from '../plugin.ts';

/** What belongs to one caller may be in no cache that others share. */
export function checkCaching(
  { operation, request, response }: Exchange,
  { findings, personalValues }: Pick<CheckContext, 'findings' | 'personalValues'>,
): void {
  const session = callerOf(operation.contract, request);
  const isPersonal =
    response.headers.getSetCookie().length > 0 ||
    (session !== undefined && personalValues.findIn(response.text, session, '') !== undefined);
  const cacheControl = response.headers.get('cache-control') ?? '';
  if (!isPersonal || request.method !== 'GET' || /no-store|private/.test(cacheControl)) return;
  findings.add({
    rule: 'caching',
    operationId: operation.id,
    subject: 'personal data',
    expected: 'Cache-Control: no-store, or private',
    received: cacheControl === '' ? 'no Cache-Control' : 'a response that caches may share',
    request,
    keys: ['responses'],
  });
}
