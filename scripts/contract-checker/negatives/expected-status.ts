import type { SentRequest } from '../http/exchange.ts';
import type { Operation } from '../plugin.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const TOO_LARGE = 413;
const OTHER_TYPE = 415;

/** The status that the contract has for this change of a request; undefined where several may fit, such as for IDs of a body. */
export function expectedStatus(
  operation: Operation,
  change: string,
  { body = '' }: Pick<SentRequest, 'body'> = {},
): number | undefined {
  const isTooLarge = Buffer.byteLength(body) > operation.maxBodyBytes;
  const status = isTooLarge ? TOO_LARGE : statusOf(operation, change);
  return status !== undefined && operation.statuses.includes(status) ? status : undefined;
}

function statusOf(operation: Operation, change: string): number | undefined {
  if (change === 'another content type') return OTHER_TYPE;
  const place = /^unknown (.+)$/.exec(change)?.[1];
  if (place === undefined) return BAD_REQUEST;
  return place.startsWith('path.') ? (operation.unknownStatus[place] ?? NOT_FOUND) : undefined;
}
