import type { Operation } from '../../contract-checker/plugin';
import { findError } from '../sessions';
import { copyOf, exampleSuccess, type ReadCopy, rebuild, systemError } from './change-response';
import type { DefectKind } from './planted-defect';

type Change = (copy: ReadCopy, operation: Operation) => Response | 'hang';

/** Changes the operation's rejections that the condition is about. */
export function onRejection(
  isMeant: (copy: ReadCopy, request: Request) => boolean,
  change: Change,
): DefectKind['plant'] {
  return (operation) =>
    async ({ isTarget, request, forward }) => {
      if (!isTarget) return undefined;
      const copy = await copyOf(await forward());
      return !copy.isSuccess && isMeant(copy, request) ? change(copy, operation) : undefined;
    };
}

const keyOf = ({ status, json }: ReadCopy) => findError(status, json)?.key;
export const isBadInput = (copy: ReadCopy) => keyOf(copy) === '_ERR_BAD_PARMS';
export const hasStatus = (status: number) => (copy: ReadCopy) => copy.status === status;
const isForeign = (copy: ReadCopy) => !isBadInput(copy) && ![405, 413, 415].includes(copy.status);
const hasSession = (request: Request) => /WC_USERACTIVITY_/.test(request.headers.get('cookie') ?? '');

export const takesInput = ({ parameters, body }: Operation) => parameters.length > 0 || body !== undefined;
export const takesBody = ({ body }: Operation) => body !== undefined;
export const toSuccess: Change = (_, operation) => exampleSuccess(operation);
const hang: Change = () => 'hang';

/** Defects in what must be rejected. */
export const rejectionDefects: DefectKind[] = [
  { name: 'bad input: accepted', appliesTo: takesInput, plant: onRejection(isBadInput, toSuccess) },
  { name: 'bad input: server error', appliesTo: takesInput, plant: onRejection(isBadInput, systemError) },
  {
    name: 'bad input: undocumented status',
    appliesTo: takesInput,
    plant: onRejection(isBadInput, (copy) => rebuild(copy, { status: 422 })),
  },
  {
    name: 'bad input: another error body',
    appliesTo: takesInput,
    plant: onRejection(isBadInput, (copy) => rebuild(copy, { status: 400, json: { message: 'Invalid.' } })),
  },
  { name: 'bad input: no response', appliesTo: takesInput, plant: onRejection(isBadInput, hang) },
  { name: 'oversized body: accepted', appliesTo: takesBody, plant: onRejection(hasStatus(413), toSuccess) },
  {
    name: 'oversized body: server error',
    appliesTo: takesBody,
    plant: onRejection(hasStatus(413), systemError),
  },
  {
    name: 'another content type: accepted',
    appliesTo: takesBody,
    plant: onRejection(hasStatus(415), toSuccess),
  },
  {
    name: 'broken JSON: server error',
    report: 'shlinkio/shlink#1639',
    appliesTo: takesBody,
    plant: onRejection((copy) => copy.text.includes('not valid JSON'), systemError),
  },
  {
    name: 'unknown ID: accepted',
    appliesTo: (operation) => operation.statuses.includes(404),
    plant: onRejection(hasStatus(404), toSuccess),
  },
  {
    name: 'unknown ID: server error',
    appliesTo: (operation) => operation.statuses.includes(404),
    plant: onRejection(hasStatus(404), systemError),
  },
  {
    name: 'works without a session',
    appliesTo: ({ access }) => access.needs !== undefined,
    plant: onRejection((copy, request) => isForeign(copy) && !hasSession(request), toSuccess),
  },
  {
    name: 'no session: server error',
    appliesTo: ({ access }) => access.needs !== undefined,
    plant: onRejection((copy, request) => isForeign(copy) && !hasSession(request), systemError),
  },
  {
    name: 'works for a guest',
    appliesTo: ({ access }) => access.needs === 'member',
    plant: onRejection((copy, request) => isForeign(copy) && hasSession(request), toSuccess),
  },
  {
    name: "works with another shopper's IDs",
    report: 'macrozheng/mall#994',
    appliesTo: ({ access }) => access.owns !== undefined,
    plant: onRejection((copy, request) => isForeign(copy) && hasSession(request), toSuccess),
  },
  {
    name: 'undocumented method: accepted',
    appliesTo: () => true,
    plant: onRejection(hasStatus(405), () => Response.json({})),
  },
  {
    name: 'undocumented method: server error',
    appliesTo: () => true,
    plant: onRejection(hasStatus(405), systemError),
  },
];
