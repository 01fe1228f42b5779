import type { Expression, Invariant } from '../invariants/invariant.ts';
import type { Exchange, Operation } from '../plugin.ts';
import { isJson } from './contract-checker.ts';
import type { Schema } from './document.ts';
import { flatten, typeOf } from './schema.ts';

/** The path of one item of a collection. */
export interface ItemPath {
  path: string;
  /** Name of its last parameter, the item's ID. */
  parameter: string;
}

/** `/pets/{petId}` for an operation of `/pets`; undefined where the contract has no such path. */
export function itemPathOf({ contract, path }: Operation): ItemPath | undefined {
  const item = contract.operations.find(
    (other) => other.path.startsWith(`${path}/{`) && /^\/\{[^{}/]+\}$/.test(other.path.slice(path.length)),
  );
  return item && { path: item.path, parameter: item.path.slice(path.length + 2, -1) };
}

/** The collection that a path with an ID at its end belongs to; undefined for another path. */
export function collectionOf(path: string): string | undefined {
  return /^(.+)\/\{[^{}/]+\}$/.exec(path)?.[1];
}

/** The ID that the response to a creation has, in its body or its Location. */
export function createdId(exchange: Exchange): string | undefined {
  const item = itemPathOf(exchange.operation);
  const { body, headers } = exchange.response;
  const inBody = item && idIn(body, item.parameter);
  if (inBody !== undefined) return inBody;
  const [, last] = /([^/?#]+)\/?(?:[?#].*)?$/.exec(headers.get('location') ?? '') ?? [];
  return last === undefined ? undefined : decodeURIComponent(last);
}

/** An ID in an object, or in the object that is its only field, such as `data`. */
export function idIn(body: unknown, parameter: string): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields = body as Record<string, unknown>;
  const name = idNames(parameter).find((candidate) => isId(fields[candidate]));
  if (name !== undefined) return String(fields[name]);
  const [only, ...others] = Object.values(fields);
  return others.length === 0 ? idIn(only, parameter) : undefined;
}

/** The rows of a list, or of the first list of an object. */
export function rowsOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return [];
  return Object.values(body).find(Array.isArray) ?? [];
}

/** Names under which the value of a parameter may stand in a body. */
function idNames(parameter: string): string[] {
  return [parameter, 'id', '_id', 'uuid', 'key', 'name'];
}

function isId(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * What holds of any REST resource, for a description that states no invariants: what was written is read back, what was removed
 * is gone, and the item that was asked for is the one that comes.
 */
export function restInvariants(operation: Operation, ignored: readonly string[]): Invariant[] {
  const { contract, method, path } = operation;
  const item = method === 'post' ? itemPathOf(operation) : itemOf(path);
  const read =
    item && contract.operations.find((other) => other.path === item.path && other.method === 'get');
  if (!item || !read) return [];
  const answer = bodySchema(read);
  const id = idNames(item.parameter).find((name) => answer?.properties?.[name]);
  if (method === 'delete' || method === 'get') {
    if (id === undefined) return [];
    const ofPath = `$request.path.${item.parameter}`;
    if (method === 'get') return [{ kind: 'equal', left: `$response.body#/${id}`, right: ofPath }];
    return [
      { kind: 'read-back', read: { operation: read.id }, rows: '', match: { [id]: ofPath }, present: false },
    ];
  }
  const match = writtenFields(operation, answer, ignored);
  const ownId = bodySchema(operation);
  const created = idNames(item.parameter).find((name) => ownId?.properties?.[name]);
  if (Object.keys(match).length === 0 || (method === 'post' && created === undefined)) return [];
  const source: Record<string, Expression> =
    method === 'post' ? { [`path.${item.parameter}`]: `$response.body#/${created}` } : {};
  return [{ kind: 'read-back', read: { operation: read.id, with: source }, rows: '', match, present: true }];
}

function itemOf(path: string): ItemPath | undefined {
  const parameter = /\/\{([^{}/]+)\}$/.exec(path)?.[1];
  return parameter === undefined ? undefined : { path, parameter };
}

/** The schema of the JSON object that a success has. */
function bodySchema(operation: Operation): Schema | undefined {
  const status = operation.statuses.find((candidate) => candidate >= 200 && candidate < 300) ?? 200;
  const type = operation.responseTypes(status).find(isJson);
  const schema = type && operation.responseSchema(status, type);
  return schema ? flatten(schema) : undefined;
}

/** Single values that a request writes and a read shows. */
function writtenFields(
  operation: Operation,
  answer: Schema | undefined,
  ignored: readonly string[],
): Record<string, Expression> {
  const type = operation.body?.contentTypes.find(isJson);
  const schema = type && operation.requestSchema(type);
  const written = schema ? (flatten(schema).properties ?? {}) : {};
  const names = Object.keys(written).filter((name) => {
    const [own, shown] = [written[name], answer?.properties?.[name]].map((each) => each && flatten(each));
    if (!own || !shown || own.readOnly || own.writeOnly || shown.writeOnly || ignored.includes(name))
      return false;
    return !['object', 'array', undefined].includes(typeOf(own));
  });
  return Object.fromEntries(names.map((name) => [name, `$request.body#/${name}`]));
}
