import { callerOf, withCaller } from '../callers.ts';
import type { CheckContext } from '../check-context.ts';
import type { SentRequest } from '../http/exchange.ts';
import { checkRejection } from '../negatives/check-rejection.ts';
import { pathValues, queryOf, withPathValue, withQueryValue } from '../negatives/url-parts.ts';
import type { Operation } from '../plugin.ts';

/** Calls that the caller may not make: as nobody, as a lesser caller than is needed, with another's IDs, with guessed ones. */
export async function checkProtection(
  operation: Operation,
  request: SentRequest,
  context: CheckContext,
): Promise<void> {
  const { contract } = operation;
  const { needs, owns = [] } = operation.access;
  if (callerOf(contract, request) === undefined) return;
  if (needs) await checkCaller('without a session', operation, withCaller(contract, request), context);
  for (const { kind, title } of lesserCallers(operation)) {
    const lesser = await context.otherCaller(kind);
    if (lesser) await checkCaller(`as ${title}`, operation, withCaller(contract, request, lesser), context);
  }
  if (owns.length === 0) return;
  const stranger = await context.otherCaller(needs ?? firstCaller(operation));
  if (!stranger) return;
  const changed = withCaller(contract, request, stranger);
  await checkCaller('with the IDs of another caller', operation, changed, context);
  for (const guessed of guessedIds(operation, request))
    await checkCaller(`with a guessed ${guessed.place}`, operation, guessed.request, context);
}

/** Callers that the plug-in lists before the one that is needed. */
export function lesserCallers({ contract, access: { needs } }: Operation): { kind: string; title: string }[] {
  const callers = Object.entries(contract.plugin.callers ?? {});
  const index = callers.findIndex(([kind]) => kind === needs);
  return callers.slice(0, Math.max(0, index)).map(([kind, { title = kind }]) => ({ kind, title }));
}

/** The least of the callers. */
export function firstCaller({ contract }: Operation): string {
  return Object.keys(contract.plugin.callers ?? {})[0] ?? '';
}

async function checkCaller(
  subject: string,
  operation: Operation,
  request: SentRequest,
  { probe, findings }: CheckContext,
): Promise<void> {
  const problem = checkRejection(await probe(operation, request));
  if (!problem) return;
  const rule = problem.rule === 'bad-input-accepted' ? 'protection' : 'protection-error';
  findings.add({ ...problem, rule, operationId: operation.id, subject, request, keys: ['x-access'] });
}

/** How far from a caller's own number those of others are looked for. */
const STEPS = [1, 2, 3];

/**
 * The call with numbers beside the caller's own: where a host counts, they belong to somebody else. Only those above: what the
 * caller had before may be its own.
 */
function guessedIds(operation: Operation, request: SentRequest): { place: string; request: SentRequest }[] {
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
