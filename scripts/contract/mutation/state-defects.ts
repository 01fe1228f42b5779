import { toSentRequest } from '../../contract-checker/http/transport';
import type { Invariant } from '../../contract-checker/invariants/invariant';
import { rowsAt, valuesAt } from '../../contract-checker/invariants/pointer';
import { readRequest } from '../../contract-checker/invariants/read-request';
import { idsOf } from '../../contract-checker/invariants/response-invariants';
import type { Operation } from '../../contract-checker/plugin';
import { sessionOf } from '../sessions';
import { storeContract } from '../store-contract';
import { copyOf, rebuild } from './change-response';
import type { Behavior, DefectKind } from './planted-defect';

type Of<Kind extends Invariant['kind']> = Extract<Invariant, { kind: Kind }>;

function invariantsOf<Kind extends Invariant['kind']>(operation: Operation, kind: Kind): Of<Kind>[] {
  return operation.invariants.filter((invariant): invariant is Of<Kind> => invariant.kind === kind);
}

/** Changes the JSON of the operation's successes, as its first invariant of that kind suggests. */
function onInvariant<Kind extends Invariant['kind']>(
  kind: Kind,
  change: (json: unknown, invariant: Of<Kind>) => boolean,
): Pick<DefectKind, 'appliesTo' | 'plant'> {
  return {
    appliesTo: (operation) => invariantsOf(operation, kind).length > 0,
    plant:
      (operation) =>
      async ({ isTarget, forward }) => {
        const [invariant] = invariantsOf(operation, kind);
        if (!isTarget || !invariant) return undefined;
        const copy = await copyOf(await forward());
        return copy.isSuccess && change(copy.json, invariant)
          ? rebuild(copy, { json: copy.json })
          : undefined;
      },
  };
}

/** Changes the value at a pointer in place. */
function setAt(json: unknown, pointer: string, change: (value: unknown) => unknown): boolean {
  const split = pointer.lastIndexOf('/');
  const [parent] = valuesAt(json, pointer.slice(0, split)) as (Record<string, unknown> | undefined)[];
  const name = pointer.slice(split + 1);
  if (!parent || parent[name] === undefined) return false;
  parent[name] = change(parent[name]);
  return true;
}

/** Another ID of the same form. */
function otherId(id: string): string {
  return id.slice(0, -1) + (id.endsWith('7') ? '8' : '7');
}

/** A number or a number written as text, in the same notation. */
function plus(value: unknown, amount: number): unknown {
  return typeof value === 'number' ? value + amount : String(Number(value) + amount);
}

/** The first list at the pointer, to be changed in place. */
function listAt(json: unknown, pointer: string): unknown[] | undefined {
  return valuesAt(json, pointer).find((value): value is unknown[] => Array.isArray(value));
}

/** Defects between messages. */
export const stateDefects: DefectKind[] = [
  {
    name: 'count above the rows',
    ...onInvariant('count', (json, { count }) => setAt(json, count, (value) => plus(value, 1))),
  },
  {
    name: 'row missing',
    ...onInvariant('count', (json, { rows }) => listAt(json, rows)?.pop() !== undefined),
  },
  {
    name: 'row twice',
    ...onInvariant('unique', (json, { rows }) => {
      const list = listAt(json, rows);
      if (!list || list.length === 0) return false;
      list.push(structuredClone(list.at(-1)));
      return true;
    }),
  },
  {
    name: 'rows in another order',
    ...onInvariant('sorted', (json, { rows, by }) => {
      const list = listAt(json, rows);
      if (!list || new Set(rowsAt(json, rows).map((row) => String(valuesAt(row, `/${by}`)[0]))).size < 2)
        return false;
      list.reverse();
      return true;
    }),
  },
  {
    name: 'sum that does not add up',
    ...onInvariant('sum', (json, { total }) => setAt(json, total, (value) => (Number(value) + 1).toFixed(5))),
  },
  {
    name: "another resource's data",
    ...onInvariant('equal', (json, { left }) =>
      setAt(json, left.slice(left.indexOf('#') + 1), (value) => otherId(String(value))),
    ),
  },
  {
    name: 'a page repeats the first',
    report: 'IFRCGo/go-api#1636',
    appliesTo: (operation) => invariantsOf(operation, 'pages').length > 0,
    plant: (operation) => pageShift(operation, () => 0),
  },
  {
    name: 'a page is skipped',
    report: 'inventree/InvenTree#11442',
    appliesTo: (operation) => invariantsOf(operation, 'pages').length > 0,
    plant: (operation) => pageShift(operation, (index) => index + 1),
  },
  {
    name: 'total above the rows of all pages',
    report: 'wso2/product-apim#3940',
    appliesTo: (operation) => invariantsOf(operation, 'pages').some(({ total }) => total !== undefined),
    plant:
      (operation) =>
      async ({ isTarget, forward }) => {
        const [pages] = invariantsOf(operation, 'pages');
        if (!isTarget || pages?.total === undefined) return undefined;
        const copy = await copyOf(await forward());
        const isChanged = copy.isSuccess && setAt(copy.json, pages.total, (value) => plus(value, 30));
        return isChanged ? rebuild(copy, { json: copy.json }) : undefined;
      },
  },
  {
    name: 'write that is not stored',
    appliesTo: (operation) => invariantsOf(operation, 'read-back').some(({ present }) => present),
    plant: staleRead,
  },
  {
    name: 'removal that removes nothing',
    appliesTo: (operation) => invariantsOf(operation, 'read-back').some(({ present }) => !present),
    plant: staleRead,
  },
  {
    name: 'repeated call has another result',
    appliesTo: (operation) => invariantsOf(operation, 'idempotent').length > 0,
    plant: () => {
      const previous = new Set<string>();
      return async ({ isTarget, request, forward }) => {
        if (!isTarget) return undefined;
        const body = await request.clone().text();
        const copy = await copyOf(await forward());
        if (!copy.isSuccess || !previous.has(body)) {
          if (copy.isSuccess) previous.add(body);
          return undefined;
        }
        return rebuild(copy, { json: { ...(copy.json as object), repeated: true } });
      };
    },
  },
  {
    name: "another shopper's data",
    appliesTo: ({ isSafe, statuses }) => isSafe && statuses.includes(401),
    plant: () => {
      let first: { session: string; response: Response } | undefined;
      return async ({ isTarget, request, forward }) => {
        if (!isTarget) return undefined;
        const session = sessionOf({ headers: Object.fromEntries(request.headers) });
        const response = await forward();
        const copy = await copyOf(response);
        if (!first) {
          // Only data that the contract marks as a shopper's own can be found in the wrong place.
          const isPersonal = session !== undefined && copy.text.includes(session);
          if (copy.isSuccess && isPersonal) first = { session, response: response.clone() };
          return undefined;
        }
        return session === first.session ? undefined : first.response.clone();
      };
    },
  },
];

/** After the write, what was written is read as it was before, or not at all. */
function staleRead(operation: Operation): Behavior {
  const [invariant] = invariantsOf(operation, 'read-back');
  let stale: Response | undefined;
  let isWritten = false;
  return async ({ isTarget, operationId, request, forward }) => {
    if (!invariant) return undefined;
    if (!isTarget)
      return isWritten && operationId === invariant.read.operation
        ? (stale?.clone() ?? notFound())
        : undefined;
    if (isWritten || request.method !== operation.method.toUpperCase()) return undefined;
    const { params } = storeContract.operationOf(request);
    const response = {
      status: 200,
      headers: new Headers(),
      contentType: '',
      text: '',
      body: undefined,
      byteProblems: [],
    };
    const read = readRequest(
      { operation, params, request: await toSentRequest(request), response },
      invariant.read,
    );
    const previous = read && (await forward(new Request(read.url, { headers: read.headers })));
    const copy = await copyOf(await forward());
    if (!copy.isSuccess) return undefined;
    isWritten = true;
    stale = previous;
    return undefined;
  };
}

function notFound(): Response {
  const errors = [{ errorKey: '_ERR_NOT_FOUND', errorCode: 'CMN0404E', errorMessage: 'Not found.' }];
  return Response.json({ errors }, { status: 404 });
}

/** Responds to each page but the first with another one. */
function pageShift(operation: Operation, shift: (index: number) => number): Behavior {
  return async ({ isTarget, request, forward }) => {
    const [pages] = invariantsOf(operation, 'pages');
    const url = pages && shiftedUrl(request.url, pages, shift);
    if (!isTarget || !url) return undefined;
    const body = request.method === 'GET' ? undefined : await request.clone().text();
    const { method, headers } = request;
    const other = await copyOf(
      await forward(new Request(url, { method, headers, ...(body ? { body } : {}) })),
    );
    const own = await copyOf(await forward());
    // A list that fits on one page has no other.
    const ids = (json: unknown) => idsOf(json, pages.rows, pages.by).join();
    return ids(other.json) === ids(own.json) ? undefined : rebuild(other, {});
  };
}

/** The URL of another page; undefined for the first page. */
function shiftedUrl(
  href: string,
  { number, offset = '', size }: Of<'pages'>,
  shift: (index: number) => number,
): URL | undefined {
  const url = new URL(href);
  const length = Number(url.searchParams.get(size));
  const value = Number(url.searchParams.get(number ?? offset));
  const index = number === undefined ? value / length : value - 1;
  if (!(index >= 1)) return undefined;
  const shifted = number === undefined ? shift(index) * length : shift(index) + 1;
  url.searchParams.set(number ?? offset, String(shifted));
  return url;
}
