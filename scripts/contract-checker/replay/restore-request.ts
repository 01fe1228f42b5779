import type { Finding } from '../findings/finding.ts';
import type { SentRequest } from '../http/exchange.ts';
import { collectionOf } from '../model/rest.ts';
import { flatten } from '../model/schema.ts';
import { allNegatives } from '../negatives/all-negatives.ts';
import { contentTypeOf } from '../negatives/body-negatives.ts';
import { pathValues, withPathValue, withQueryValue } from '../negatives/url-parts.ts';
import type { Operation } from '../plugin.ts';

/** A finding's request cannot be sent again; the message says why. */
export class UnrepeatableError extends Error {}

type StoredFinding = Pick<Finding, 'subject' | 'request'>;

/** What a report shows in the place of a secret. */
const REMOVED = '***';
/** Values that the run has made for itself: an account's email address, the ID of a request. */
const OF_ONE_RUN = /contract-check-[\w-]+@example\.com|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Changes of the body as text, which a report does not have. */
const CHANGES_OF_TEXT = ['oversized body', 'broken JSON'];
const INCOMPLETE_BODY = /^\(\d+ characters that are not JSON\)$|… \(\d+ characters in all\)$/;

/** Whether the stored request alone is not enough: it has a session, something removed, or something of the run's caller. */
export function needsPreparation(operation: Operation, { subject, request }: StoredFinding): boolean {
  const owns = ownPlaces(operation);
  const text = `${decodeURIComponent(request.url)} ${request.body ?? ''}`;
  return (
    Object.values(request.headers).some((value) => value.startsWith('$CONTRACT_')) ||
    text.includes(REMOVED) ||
    isIncomplete({ subject, request }) ||
    [...valuesOf(operation, request)].some(
      ([place, value]) => place !== changedPlace(subject) && (owns.includes(place) || OF_ONE_RUN.test(value)),
    )
  );
}

/**
 * The stored request as it can be sent: with the session, the secrets and the IDs of a new caller.
 *
 * @param prepared the operation's valid call by that caller.
 * @throws UnrepeatableError when the report does not have a value that the new call does not have either.
 */
export function restoreRequest(
  operation: Operation,
  { subject, request: stored }: StoredFinding,
  prepared: SentRequest,
): SentRequest {
  const owns = ownPlaces(operation);
  const changed = changedPlace(subject);
  const request = {
    ...(isIncomplete({ subject, request: stored }) ? completed(operation, subject, prepared) : stored),
  };
  request.headers = restoredHeaders(stored.headers, prepared.headers);
  const newValues = valuesOf(operation, prepared);
  for (const [place, value] of valuesOf(operation, request)) {
    const isRemoved = value === REMOVED;
    if (isRemoved && place === changed)
      return { ...completed(operation, subject, prepared), headers: request.headers };
    if (!isRemoved && (place === changed || !(owns.includes(place) || OF_ONE_RUN.test(value)))) continue;
    const replacement = newValues.get(place);
    if (replacement !== undefined) Object.assign(request, withValue(operation, request, place, replacement));
    else if (isRemoved) throw new UnrepeatableError(`the report does not have ${place}, which is secret`);
  }
  return request;
}

/** Places of what belongs to the run's caller: also those of an order that its email proves. */
function ownPlaces(operation: Operation): string[] {
  const { owns = [], proves = [] } = operation.access;
  const ofPath = operation.parameters.flatMap(({ name, in: source, schema }) =>
    source === 'path' && !flatten(schema).enum ? [`path.${name}`] : [],
  );
  return [...owns, ...proves, ...(proves.length > 0 || isOfRun(operation) ? ofPath : [])];
}

/** Whether the run has created what the path names. */
function isOfRun({ contract, id, path }: Operation): boolean {
  const collection = collectionOf(path);
  if (collection === undefined || contract.plugin.calls?.[id]) return false;
  return contract.methodsOf(collection).includes('POST');
}

/** `body.orderId` of the subject `missing body.orderId`. */
function changedPlace(subject: string): string | undefined {
  return /(?:path|query|body)\.\S+$/.exec(subject)?.[0];
}

function isIncomplete({ subject, request: { body } }: StoredFinding): boolean {
  return CHANGES_OF_TEXT.includes(subject) || (body !== undefined && INCOMPLETE_BODY.test(body));
}

/** The request with the same change, made from the new valid call; without a change it is that call. */
function completed(operation: Operation, subject: string, prepared: SentRequest): SentRequest {
  return allNegatives(operation, prepared).find(({ change }) => change === subject)?.request ?? prepared;
}

function restoredHeaders(
  stored: Record<string, string>,
  prepared: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      if (!value.startsWith('$CONTRACT_')) return [name, value];
      const restored = prepared[name];
      if (restored === undefined) throw new UnrepeatableError(`the new caller has no ${name} header`);
      return [name, restored];
    }),
  );
}

/** Every value of a request by its place, such as `path.orderId` or `body.orderItem.0.quantity`. */
function valuesOf(operation: Operation, request: SentRequest): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(pathValues(operation, request.url)))
    values.set(`path.${name}`, value);
  for (const [name, value] of new URL(request.url).searchParams) values.set(`query.${name}`, value);
  if (isForm(request))
    for (const [name, value] of new URLSearchParams(request.body)) values.set(`body.${name}`, value);
  else addLeaves(values, 'body', parsedBody(request));
  return values;
}

function addLeaves(values: Map<string, string>, place: string, value: unknown): void {
  if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) addLeaves(values, `${place}.${name}`, child);
  else if (value !== undefined) values.set(place, String(value));
}

function withValue(operation: Operation, request: SentRequest, place: string, value: string): SentRequest {
  const separator = place.indexOf('.');
  const [source, name] = [place.slice(0, separator), place.slice(separator + 1)];
  if (source === 'path') return { ...request, url: withPathValue(operation, request.url, name, value) };
  if (source === 'query') return { ...request, url: withQueryValue(request.url, name, value) };
  if (isForm(request)) {
    const form = new URLSearchParams(request.body);
    form.set(name, value);
    return { ...request, body: form.toString() };
  }
  const body = parsedBody(request);
  const keys = name.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], body);
  (parent as Record<string, unknown>)[last] = value;
  return { ...request, body: JSON.stringify(body) };
}

function isForm(request: SentRequest): boolean {
  return request.body !== undefined && contentTypeOf(request) === 'application/x-www-form-urlencoded';
}

function parsedBody({ body }: SentRequest): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
