import type { Diff } from 'api-smart-diff';

/** `review`: what breaks cannot be derived from the documents; a person must look. */
export type Severity = 'breaking' | 'review' | 'compatible';
export type Direction = 'request' | 'response';

/** A change as the library found it, with what the documents have at its place. */
export interface JudgedChange extends Diff {
  direction: Direction;
  /** Whether OLD and NEW have the value that holds the changed one, such as the whole `enum` of a changed entry. */
  holder: { before: boolean; after: boolean };
}

/** What these hold is named by the contract, not by OpenAPI. */
const NAMED_BY_CONTRACT = ['properties', 'headers'];
/** Project keywords with a meaning for callers; all others describe. */
const EXTENSIONS_FOR_CALLERS = ['x-access', 'x-max-body-bytes'];

/**
 * How much a change concerns clients that were built for the old contract: a request of theirs must still be accepted, and a
 * response must still be one that they expect. The library's verdict holds except where it ignores that direction.
 */
export function judgeChange(change: JudgedChange): Severity {
  return ownVerdict(change) ?? (change.type === 'unclassified' ? 'review' : ofLibrary(change));
}

function ofLibrary({ type }: Diff): Severity {
  return type === 'breaking' ? 'breaking' : 'compatible';
}

function ownVerdict(change: JudgedChange): Severity | undefined {
  const keys = change.path.map(String);
  const [parent, last = ''] = keys.slice(-2);
  // A property may have the name of a keyword, so parents come first.
  if (parent === 'properties') return changedProperty(change);
  if (parent === 'responses') return changedStatus(change, last);
  if (parent === 'enum') return changedEnum(change);
  if (keys.length === 4 && last === 'operationId') return 'breaking';
  const extension = keys.find(
    (key, index) => key.startsWith('x-') && !NAMED_BY_CONTRACT.includes(keys[index - 1] ?? ''),
  );
  if (extension) return EXTENSIONS_FOR_CALLERS.includes(extension) ? 'review' : 'compatible';
  return changedKeyword(change, last);
}

function changedKeyword(change: JudgedChange, keyword: string): Severity | undefined {
  if (keyword === 'type' && change.action === 'replace') return changedType(change);
  if (keyword === 'additionalProperties') return changedAdditionalProperties(change);
  return change.direction === 'response' ? changedInResponse(change, keyword) : undefined;
}

/** The library takes any other value in a response for a stricter one. */
function changedInResponse({ action, before }: JudgedChange, keyword: string): Severity | undefined {
  if (keyword === 'required' && before === true) return 'breaking';
  if (action !== 'replace') return undefined;
  if (keyword === 'const' || keyword === 'format') return 'breaking';
  return keyword === 'pattern' ? 'review' : undefined;
}

/** An optional field of a response may be missing anyway, but a client may show it. */
function changedProperty({ direction, action, type }: JudgedChange): Severity | undefined {
  return direction === 'response' && action === 'remove' && type !== 'breaking' ? 'review' : undefined;
}

/** A client does not miss an error; a new kind of success may be unknown to it. */
function changedStatus({ action }: JudgedChange, status: string): Severity | undefined {
  const isError = /^[45]/.test(status);
  if (action === 'remove') return isError ? 'compatible' : 'breaking';
  return action === 'add' && !isError ? 'review' : undefined;
}

/** The library reports the entries of a list that appears or disappears as if the list had been empty before. */
function changedEnum({ direction, holder }: JudgedChange): Severity | undefined {
  if (holder.before && holder.after) return undefined;
  const isLimitedNow = holder.after;
  return isLimitedNow === (direction === 'request') ? 'breaking' : 'compatible';
}

function changedType({ direction, before, after }: JudgedChange): Severity {
  const accepted = typesOf(direction === 'request' ? after : before);
  const possible = typesOf(direction === 'request' ? before : after);
  const fits = possible.every(
    (type) => accepted.includes(type) || (type === 'integer' && accepted.includes('number')),
  );
  return fits ? 'compatible' : 'breaking';
}

function typesOf(type: unknown): unknown[] {
  return Array.isArray(type) ? type : [type];
}

function changedAdditionalProperties({ direction, before, after }: JudgedChange): Severity | undefined {
  if (before !== false && after !== false) return undefined;
  const isClosedNow = after === false;
  return isClosedNow === (direction === 'request') ? 'breaking' : 'compatible';
}
