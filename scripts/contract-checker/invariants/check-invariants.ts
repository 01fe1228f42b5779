import { isDeepStrictEqual } from 'node:util';
import type { CheckContext } from '../check-context.ts';
import type { ReceivedResponse, SentRequest } from '../http/exchange.ts';
import { withQueryValue } from '../negatives/url-parts.ts';
import type { Exchange } from '../plugin.ts';
import { evaluate } from './expression.ts';
import type { Invariant, Pointer } from './invariant.ts';
import { rowsAt, valuesAt } from './pointer.ts';
import { contextOf, readRequest } from './read-request.ts';
import { type BrokenInvariant, broken, idsOf } from './response-invariants.ts';

/** Checks what the contract declares about a successful call and those around it. */
export async function checkInvariants(
  exchange: Exchange,
  { exchange: send, findings }: CheckContext,
): Promise<void> {
  const { operation, request } = exchange;
  for (const invariant of operation.invariants) {
    const broken = await checkStateInvariant(
      invariant,
      exchange,
      async (next) => (await send(next)).response,
    );
    if (broken)
      findings.add({
        ...broken,
        rule: 'invariant',
        operationId: operation.id,
        request,
        keys: ['x-invariants'],
      });
  }
}

type Send = (request: SentRequest) => Promise<ReceivedResponse>;
type Of<Kind extends Invariant['kind']> = Extract<Invariant, { kind: Kind }>;

/** Checks an invariant that takes more calls, right after the call it is about. Undefined: it holds. */
async function checkStateInvariant(
  invariant: Invariant,
  exchange: Exchange,
  send: Send,
): Promise<BrokenInvariant | undefined> {
  if (invariant.kind === 'read-back') return checkReadBack(invariant, exchange, send);
  if (invariant.kind === 'idempotent') return checkIdempotent(invariant, exchange, send);
  if (invariant.kind === 'pages') return checkPages(invariant, exchange, send);
  if (invariant.kind === 'recent') return checkRecent(invariant, exchange);
  if (invariant.kind === 'ends-session') return checkEndedSession(invariant, exchange, send);
  return undefined;
}

async function checkReadBack(
  { read, rows, match, present }: Of<'read-back'>,
  exchange: Exchange,
  send: Send,
): Promise<BrokenInvariant | undefined> {
  const request = readRequest(exchange, read);
  if (!request) return undefined;
  const response = await send(request);
  const { status, body } = response;
  const context = contextOf(exchange);
  const expected = Object.entries(match).map(
    ([name, expression]) => [name, evaluate(expression, context)] as const,
  );
  const compared = expected.filter(([, value]) => value !== undefined);
  if (compared.length === 0) return undefined;
  const isError = exchange.operation.contract.errorOf(response) !== undefined;
  const candidates = isError ? [] : rowsAt(body, rows);
  const found = candidates.some((row) =>
    compared.every(([name, value]) => valuesAt(row, `/${name}`).some((own) => isSame(own, value))),
  );
  if (found === present) return undefined;
  const names = compared.map(([name]) => name).join(', ');
  return present
    ? broken(
        `read-back ${read.operation}`,
        `what was written, by ${names}`,
        rows === '' ? `another value (${status})` : `not at ${rows} (${status})`,
      )
    : broken(
        `read-back ${read.operation}`,
        `gone, by ${names}`,
        rows === '' ? 'still there' : `still at ${rows}`,
      );
}

/** Some APIs write numbers as text, and single values as lists of one. */
function isSame(own: unknown, value: unknown): boolean {
  const written = String([value].flat()[0]);
  return [own].flat().some((item) => String(item) === written || isSameNumber(String(item), written));
}

function isSameNumber(a: string, b: string): boolean {
  return a.trim() !== '' && b.trim() !== '' && Number(a) === Number(b);
}

async function checkIdempotent(
  { ignore = [], read }: Of<'idempotent'>,
  exchange: Exchange,
  send: Send,
): Promise<BrokenInvariant | undefined> {
  const request = read && readRequest(exchange, read);
  const previous = request && (await send(request));
  const repeated = await send(exchange.request);
  const { status, body } = exchange.response;
  const { ignoredFields } = exchange.operation.contract.plugin;
  const isEqual = (own: unknown, other: unknown) => {
    const [left, right] = [own, other].map((value) => without(value, ignore, ignoredFields));
    return isDeepStrictEqual(left, right);
  };
  if (repeated.status !== status) return broken('idempotent', `${status} again`, String(repeated.status));
  if (!isEqual(repeated.body, body)) return broken('idempotent', 'the same body again', 'another body');
  if (!request || !previous || !read) return undefined;
  const next = await send(request);
  return isEqual(next.body, previous.body)
    ? undefined
    : broken(`idempotent ${read.operation}`, 'nothing changed', 'another body');
}

/** A copy without the values at the pointers, and without the fields of these names. */
function without(body: unknown, pointers: Pointer[], names: readonly string[] = []): unknown {
  const copy: unknown = JSON.parse(
    JSON.stringify(body ?? null, (name, value) => (names.includes(name) ? undefined : value)),
  );
  for (const pointer of pointers) {
    const last = pointer.slice(pointer.lastIndexOf('/') + 1);
    for (const parent of valuesAt(copy, pointer.slice(0, pointer.lastIndexOf('/')))) {
      if (typeof parent === 'object' && parent !== null) delete (parent as Record<string, unknown>)[last];
    }
  }
  return copy;
}

/** Rows of a small page. */
const SMALL_PAGE = 3;

/** Two small pages must be one page of twice the size, the counts the same, and the last page as long as the total says. */
async function checkPages(
  { number, offset, size, rows, by, total }: Of<'pages'>,
  { request }: Exchange,
  send: Send,
): Promise<BrokenInvariant | undefined> {
  const page = async (index: number, length: number) => {
    const start = number === undefined ? [offset ?? '', index * length] : [number, index + 1];
    const sized = withQueryValue(request.url, size, String(length));
    const { status, body } = await send({
      ...request,
      url: withQueryValue(sized, String(start[0]), String(start[1])),
    });
    return {
      status,
      ids: idsOf(body, rows, by),
      total: total === undefined ? undefined : Number(valuesAt(body, total)[0]),
    };
  };
  const [first, second, both] = [
    await page(0, SMALL_PAGE),
    await page(1, SMALL_PAGE),
    await page(0, 2 * SMALL_PAGE),
  ];
  if (both.status >= 400) return undefined;
  const ids = [...first.ids, ...second.ids];
  if (new Set(ids).size < ids.length) return broken('pages', `each ${by} on one page`, 'one on two pages');
  if (ids.join() !== both.ids.join())
    return broken('pages', 'no row between two pages', 'other rows than on one page');
  if (both.total === undefined || Number.isNaN(both.total)) return undefined;
  if (first.total !== both.total) return broken('pages total', 'the same total on each page', 'another one');
  const last = Math.max(0, Math.ceil(both.total / SMALL_PAGE) - 1);
  const expectedRows = both.total - last * SMALL_PAGE;
  const lastPage = await page(last, SMALL_PAGE);
  return lastPage.ids.length === expectedRows
    ? undefined
    : broken('pages total', `${expectedRows} rows on the last page`, String(lastPage.ids.length));
}

const MINUTE_MS = 60_000;
/** Less than the offset of any time zone of the stores, more than a slow run takes. */
const OLDEST_MS = 120 * MINUTE_MS;

/** What has just happened has the time of the host's own clock, as its header Date has it. */
function checkRecent({ value: pointer }: Of<'recent'>, { response }: Exchange): BrokenInvariant | undefined {
  const now = Date.parse(response.headers.get('date') ?? '');
  const isWrong = valuesAt(response.body, pointer).some((value) => {
    const age = now - Date.parse(String(value));
    return age > OLDEST_MS || age < -MINUTE_MS;
  });
  return isWrong ? broken(`recent ${pointer}`, 'the time of the header Date', 'another time') : undefined;
}

/** The cookies of a session that has ended give access to nothing. */
async function checkEndedSession(
  { read }: Of<'ends-session'>,
  exchange: Exchange,
  send: Send,
): Promise<BrokenInvariant | undefined> {
  const request = readRequest(exchange, read);
  const { cookie } = exchange.request.headers;
  if (!request || cookie === undefined) return undefined;
  const response = await send({ ...request, headers: { ...request.headers, cookie } });
  if (exchange.operation.contract.errorOf(response)) return undefined;
  return broken(
    `ends-session ${read.operation}`,
    'the session has ended',
    `it is still valid (${response.status})`,
  );
}
