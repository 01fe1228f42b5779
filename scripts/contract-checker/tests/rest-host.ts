import type { Transport } from '../http/transport.ts';
import { isJson } from '../model/contract-checker.ts';
import { itemPathOf } from '../model/rest.ts';
import { queryOf } from '../negatives/url-parts.ts';
import type { Contract, Operation } from '../plugin.ts';

type Item = Record<string, unknown> & { id: number };

export interface RestHostOptions {
  contract: Contract;
  /** What the host adds to an item that it stores. */
  complete?: (item: Item) => object;
  /** The body of a list. */
  toList: (items: Item[], query: Record<string, unknown>) => unknown;
  /** Who calls, where the description asks for somebody; undefined: nobody that the host knows. */
  ownerOf?: (request: Request) => string | undefined;
}

/** Gives no ID twice, not even that of an item that is gone. */
class IdCounter {
  #last = 0;

  next(): number {
    this.#last += 1;
    return this.#last;
  }
}

class Rejection extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** A host in memory that does what a description of a collection and its items says. */
export function restHost(options: RestHostOptions): Transport {
  const items = new Map<number, { item: Item; owner: string }>();
  const ids = new IdCounter();
  return async (request) => {
    try {
      const response = await respond(request, options, { items, ids });
      response.headers.set('cache-control', 'no-store');
      const isHead = request.method === 'HEAD';
      return isHead ? new Response(null, { status: response.status, headers: response.headers }) : response;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const { status, headers, message } = error;
      return Response.json({ message }, { status, headers });
    }
  };
}

async function respond(
  request: Request,
  { contract, complete = (item) => item, toList, ownerOf = () => 'everybody' }: RestHostOptions,
  { items, ids }: { items: Map<number, { item: Item; owner: string }>; ids: IdCounter },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const match = contract.find(request.method === 'HEAD' ? 'GET' : request.method, pathname);
  if (!match) throw new Rejection(404, 'There is no such path.');
  if (match === 'method-not-allowed')
    throw new Rejection(405, 'The path has other methods.', {
      allow: contract.methodsOf(pathname).join(', '),
    });
  const { operation, params } = match;
  const owner = operation.access.needs === undefined ? 'everybody' : ownerOf(request);
  if (owner === undefined) throw new Rejection(401, 'Nobody is signed in.', { 'www-authenticate': 'Bearer' });
  const query = queryOf(operation, request.url);
  rejectProblems(contract.checker.checkParameters(operation, 'path', params));
  rejectProblems(contract.checker.checkParameters(operation, 'query', query));
  const body = await readBody(operation, request);
  const save = (id: number, changes: object) => {
    const item = { ...complete({ ...items.get(id)?.item, ...changes, id }), id };
    items.set(id, { item, owner });
    return item;
  };
  if (itemPathOf(operation)) {
    if (operation.method === 'get') {
      const own = [...items.values()].filter((stored) => stored.owner === owner);
      return Response.json(
        toList(
          own.map(({ item }) => item),
          query,
        ),
      );
    }
    const item = save(ids.next(), body as object);
    return Response.json(item, { status: 201, headers: { location: `${pathname}/${item.id}` } });
  }
  const id = Number(Object.values(params)[0]);
  const stored = items.get(id);
  if (stored?.owner !== owner) throw new Rejection(404, 'There is no such item.');
  if (operation.method === 'get') return Response.json(stored.item);
  if (operation.method === 'put') items.delete(id);
  if (operation.method !== 'delete') return Response.json(save(id, body as object));
  items.delete(id);
  return new Response(null, { status: 204 });
}

async function readBody(operation: Operation, request: Request): Promise<unknown> {
  if (!operation.body) return undefined;
  const contentType = request.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await request.text();
  if (text === '') throw new Rejection(400, 'The body is missing.');
  if (!isJson(contentType) || !operation.body.contentTypes.includes(contentType))
    throw new Rejection(415, 'The body has another type.');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Rejection(400, 'The body is no JSON.');
  }
  rejectProblems(operation.contract.checker.checkBody(operation, contentType, body));
  return body;
}

function rejectProblems([problem]: { field: string; message: string }[]): void {
  if (problem) throw new Rejection(400, `${problem.field} ${problem.message}`);
}
