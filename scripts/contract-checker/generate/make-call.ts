import { withCaller } from '../callers.ts';
import type { ReceivedResponse, SentRequest } from '../http/exchange.ts';
import { MissingInputError } from '../missing-input-error.ts';
import { isJson } from '../model/contract-checker.ts';
import type { RawContent, RawParameter } from '../model/document.ts';
import { pathOf } from '../model/paths.ts';
import { collectionOf, createdId, idIn, rowsOf } from '../model/rest.ts';
import type { Run } from '../plugin.ts';
import { ANY_CALLER, type Operation } from '../plugin.ts';
import { sampleOf } from './arbitrary.ts';

/** Calls an operation so that it should succeed: with values of the plug-in, of the host, of the description, or made up. */
export async function makeCall(run: Run, operation: Operation): Promise<ReceivedResponse> {
  if (!operation.isSafe) requireWrite(run, operation);
  return run.call(await requestFor(run, operation));
}

function requireWrite({ options }: Run, { id }: Operation): void {
  if (!options.write) throw new MissingInputError(`${id} changes something; allow it with --write`);
}

/** Values of path parameters by name. */
type Values = Record<string, string>;

/** A request that fits the description. @param known values of the parameters that it shares with another call. */
async function requestFor(run: Run, operation: Operation, known: Values = {}): Promise<SentRequest> {
  const values = await pathValuesFor(run, operation, known);
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const parameter of operation.raw.parameters ?? []) {
    if (parameter.in === 'path' || !(parameter.required || hasFixture(run, operation, parameter))) continue;
    const value = await parameterValue(run, operation, parameter);
    if (parameter.in === 'query') addToQuery(query, parameter, value);
    else if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = String(value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  const request = {
    method: operation.method.toUpperCase(),
    url: `${run.options.baseUrl}${pathOf(operation, values)}${search}`,
    headers: { accept: 'application/json', ...headers },
  };
  const withBody = { ...request, ...(await bodyFor(run, operation, request.headers)) };
  return asCaller(run, operation, withBody);
}

function addToQuery(query: URLSearchParams, { name, explode }: RawParameter, value: unknown): void {
  const values = [value].flat().map(String);
  if (explode === false) query.set(name, values.join(','));
  else for (const single of values) query.append(name, single);
}

async function asCaller(run: Run, operation: Operation, request: SentRequest): Promise<SentRequest> {
  const { needs } = operation.access;
  if (needs === undefined) return request;
  const credentials = await run.callers.of(needs, 0);
  if (credentials) return withCaller(run.contract, request, credentials);
  // Where no plug-in says how, the headers of the command line may be enough.
  if (needs === ANY_CALLER) return request;
  throw new MissingInputError(`there is no ${needs} to call ${operation.id}; allow it with --write`);
}

async function pathValuesFor(run: Run, operation: Operation, known: Values): Promise<Values> {
  const values: Values = {};
  const segments = operation.path.split('/');
  for (const [index, segment] of segments.entries()) {
    for (const [, name = ''] of segment.matchAll(/\{([^}]+)\}/g)) {
      const prefix = segments.slice(0, index + 1).join('/');
      values[name] = known[name] ?? (await pathValue(run, operation, { name, prefix, values }));
    }
  }
  return values;
}

interface PathPlace {
  name: string;
  /** The path up to the parameter. */
  prefix: string;
  /** Of the parameters before it. */
  values: Values;
}

async function pathValue(run: Run, operation: Operation, place: PathPlace): Promise<string> {
  const fixed = await fixtureOf(run, operation, `path.${place.name}`);
  if (fixed !== undefined) return String(fixed);
  const isLast = operation.path === place.prefix;
  const isRemoved = isLast && operation.method === 'delete';
  const found = await idFromHost(run, place, isRemoved);
  if (found !== undefined) return found;
  const parameter = operation.raw.parameters?.find(
    ({ name, in: source }) => source === 'path' && name === place.name,
  );
  return String(parameter ? statedValue(parameter, run) : '1');
}

const idsOfRun = new WeakMap<Run, Map<string, Promise<string | undefined>>>();

/** The ID of an item that the run has created, or that the collection lists. @param isOwn whether no other call may share it. */
async function idFromHost(run: Run, place: PathPlace, isOwn: boolean): Promise<string | undefined> {
  if (isOwn) return findId(run, place);
  const ids = idsOfRun.get(run) ?? new Map<string, Promise<string | undefined>>();
  idsOfRun.set(run, ids);
  const key = pathOf({ path: place.prefix }, place.values);
  const known = ids.get(key) ?? findId(run, place);
  ids.set(key, known);
  return known;
}

async function findId(run: Run, { prefix, values, name }: PathPlace): Promise<string | undefined> {
  const collection = collectionOf(prefix);
  const onCollection = (method: string) =>
    run.contract.operations.find((other) => other.path === collection && other.method === method);
  const [create, list] = [onCollection('post'), onCollection('get')];
  if (create && run.options.write) {
    const request = await requestFor(run, create, values);
    const response = await run.call(request);
    if (run.contract.errorOf(response))
      throw new MissingInputError(`${create.id} returned ${response.status}`);
    const id = createdId({ operation: create, params: values, request, response });
    if (id !== undefined) return id;
  }
  if (!list) return undefined;
  const { body } = await run.call(await requestFor(run, list, values));
  const [first] = rowsOf(body);
  const id = typeof first === 'string' || typeof first === 'number' ? String(first) : idIn(first, name);
  if (id === undefined) throw new MissingInputError(`${list.id} lists nothing`);
  return id;
}

function hasFixture({ contract }: Run, { id }: Operation, { in: source, name }: RawParameter): boolean {
  const { fixtures = {} } = contract.plugin;
  return `${id} ${source}.${name}` in fixtures || `${source}.${name}` in fixtures;
}

async function fixtureOf(run: Run, { id }: Operation, place: string): Promise<unknown> {
  const { fixtures = {} } = run.contract.plugin;
  const value = fixtures[`${id} ${place}`] ?? fixtures[place];
  return typeof value === 'function' ? value(run) : value;
}

async function parameterValue(run: Run, operation: Operation, parameter: RawParameter): Promise<unknown> {
  const value = await fixtureOf(run, operation, `${parameter.in}.${parameter.name}`);
  return value ?? statedValue(parameter, run);
}

function statedValue({ example, examples = {}, schema = {} }: RawParameter, run: Run): unknown {
  return example ?? Object.values(examples)[0]?.value ?? sampleOf(schema, run.options.seed ?? 0);
}

async function bodyFor(
  run: Run,
  operation: Operation,
  headers: Record<string, string>,
): Promise<Partial<SentRequest>> {
  const content = Object.entries(operation.raw.requestBody?.content ?? {});
  const [contentType, stated] = content.find(([type]) => isJson(type)) ?? content[0] ?? [];
  if (contentType === undefined || !stated) return {};
  const given = await fixtureOf(run, operation, 'body');
  const value = given ?? (await withFixtures(run, operation, statedBody(stated, seedOf(run, operation))));
  const body = isJson(contentType) ? JSON.stringify(value) : new URLSearchParams(value as Values).toString();
  return { headers: { ...headers, 'content-type': contentType }, body };
}

function statedBody({ example, examples = {}, schema = {} }: RawContent, seed: number): unknown {
  return example ?? Object.values(examples)[0]?.value ?? schema.example ?? sampleOf(schema, seed);
}

/** Each operation has values of its own: a change to what is there already would show nothing. */
function seedOf({ contract, options: { seed = 0 } }: Run, operation: Operation): number {
  return seed + contract.operations.indexOf(operation);
}

/** The body with the plug-in's values, and with IDs of the host in fields that are named as parameters of its paths. */
async function withFixtures(run: Run, operation: Operation, body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { fixtures = {} } = run.contract.plugin;
  const named = Object.keys(fixtures).flatMap((place) => /^(?:\S+ )?body\.(\w+)$/.exec(place)?.[1] ?? []);
  const result: Record<string, unknown> = { ...body };
  for (const name of new Set([...named, ...Object.keys(result)])) {
    const value =
      (await fixtureOf(run, operation, `body.${name}`)) ?? (await referredId(run, operation, name));
    if (value !== undefined) result[name] = typeof result[name] === 'number' ? Number(value) : value;
  }
  return result;
}

/** The ID of the item of another collection, such as for `petId` of an order. */
async function referredId(run: Run, operation: Operation, name: string): Promise<string | undefined> {
  const item = run.contract.operations.find(({ path }) => path.endsWith(`/{${name}}`));
  const isOther = item && collectionOf(item.path) !== operation.path && !/\{.*\{/.test(item.path);
  return isOther ? idFromHost(run, { name, prefix: item.path, values: {} }, false) : undefined;
}
