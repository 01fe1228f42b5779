import type { ReceivedResponse } from '../http/exchange.ts';
import { findError, type ReportedError } from '../http/read-response.ts';
import { ANY_CALLER, type Contract, type Operation, type Plugin, type RouteMatch } from '../plugin.ts';
import { ContractChecker } from './contract-checker.ts';
import { type Access, type ApiDocument, METHODS, type RawOperation } from './document.ts';
import { normalize } from './normalize.ts';
import { toOperation } from './operation.ts';
import { paramsOf, patternOf } from './paths.ts';
import { restInvariants } from './rest.ts';
import { SourceLines } from './source-lines.ts';

/** A description of an API, as the checker uses it. */
export class LoadedContract implements Contract {
  readonly document: Record<string, unknown>;
  readonly plugin: Plugin;
  readonly operations: Operation[];
  readonly byId: ReadonlyMap<string, Operation>;
  readonly checker: ContractChecker;
  /** Names of headers and query parameters that carry a caller's credentials. */
  readonly credentialNames: { headers: string[]; query: string[] };
  readonly #api: ApiDocument;
  /** The operations of each path; fixed segments first. */
  readonly #routes: { pattern: RegExp; operations: Operation[] }[];
  readonly #sources: SourceLines;
  readonly #hasAccess: boolean;

  /** @param files where findings point to: the files of the description. */
  constructor(document: unknown, { plugin = {}, files = [] }: { plugin?: Plugin; files?: string[] } = {}) {
    this.document = normalize(document as Record<string, unknown>);
    this.plugin = plugin;
    this.#api = dereference(this.document);
    this.#sources = new SourceLines(files);
    this.credentialNames = credentialNames(this.#api, plugin);
    const raw = Object.entries(this.#api.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        const operation = methods[method];
        return operation ? [{ path, method, operation }] : [];
      }),
    );
    this.#hasAccess = raw.some(({ operation }) => operation['x-access'] !== undefined);
    this.operations = raw.map(({ path, method, operation }) => toOperation(this, path, method, operation));
    this.byId = new Map(this.operations.map((operation) => [operation.id, operation]));
    this.checker = new ContractChecker(this.document);
    if (this.operations.every(({ raw: { 'x-invariants': stated } }) => stated === undefined))
      for (const operation of this.operations)
        operation.invariants = restInvariants(operation, plugin.ignoredFields ?? []);
    const shapes = Map.groupBy(this.operations, ({ path }) => patternOf(path).source);
    this.#routes = [...shapes]
      .map(([source, operations]) => ({ pattern: new RegExp(source), operations }))
      .toSorted((a, b) => shapeOf(a.operations).localeCompare(shapeOf(b.operations)));
  }

  /** @throws Error when there is no such operation. */
  operation(id: string): Operation {
    const operation = this.byId.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    return operation;
  }

  /** The operation of a request; `method-not-allowed` when the path exists with other methods. */
  find(method: string, pathname: string): RouteMatch | 'method-not-allowed' | undefined {
    const onPath = this.#onPath(pathname);
    const match = onPath.find(({ operation }) => operation.method === method.toLowerCase());
    if (match) return match;
    return onPath.length > 0 ? 'method-not-allowed' : undefined;
  }

  /**
   * The operation of a request.
   *
   * @param basePath the path below which the host serves the contract.
   * @throws Error when the contract has none.
   */
  operationOf({ method, url }: { method: string; url: string }, basePath = ''): RouteMatch {
    const { pathname } = new URL(url);
    const match = this.find(method, pathname.slice(basePath.length));
    if (!match || match === 'method-not-allowed')
      throw new Error(`${method} ${pathname} is not in the contract.`);
    return match;
  }

  /** The methods of a path, or of a template of one, in capitals. */
  methodsOf(pathname: string): string[] {
    return this.#onPath(pathname).map(({ operation }) => operation.method.toUpperCase());
  }

  /** The path's operations. Of `/pets/{id}` and `/pets/mine`, the fixed one alone has the second path. */
  #onPath(pathname: string): RouteMatch[] {
    const route = this.#routes.find(({ pattern }) => pattern.test(pathname));
    return (route?.operations ?? []).map((operation) => ({
      operation,
      params: paramsOf(operation, pathname),
    }));
  }

  /** The error that a response reports; undefined for a success. */
  errorOf(response: Pick<ReceivedResponse, 'status' | 'headers' | 'body'>): ReportedError | undefined {
    return this.plugin.errorOf ? this.plugin.errorOf(response) : findError(response.status);
  }

  /** JSON pointer of the place with these keys, or of what is referred to there. */
  pointer(keys: string[]): string {
    let node: unknown = this.document;
    let pointer = '#';
    for (const key of keys) {
      pointer += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      node = (node as Record<string, unknown> | undefined)?.[key];
      while (typeof node === 'object' && node !== null && '$ref' in node && key !== keys.at(-1)) {
        pointer = String(node.$ref);
        node = pointer
          .slice(2)
          .split('/')
          .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
          .reduce<unknown>((parent, part) => (parent as Record<string, unknown>)[part], this.document);
      }
    }
    return pointer;
  }

  /** Where the description says something about an operation, as `openapi/cart.yaml:120`. */
  placeOf(operationId: string, keys: string[] = []): string {
    return this.#sources.placeOf(this.byId.get(operationId), keys);
  }

  /** Who may call, by the security requirements of OpenAPI. A contract with `x-access` says it there alone. */
  accessBySecurity({ security = this.#api.security ?? [] }: RawOperation): Access {
    const isOpen = security.length === 0 || security.some((schemes) => Object.keys(schemes).length === 0);
    if (isOpen || this.#hasAccess) return {};
    return { needs: Object.keys(this.plugin.callers ?? {})[0] ?? ANY_CALLER };
  }
}

function credentialNames({ components }: ApiDocument, { credentials }: Plugin): Contract['credentialNames'] {
  const keys = Object.values(components?.securitySchemes ?? {}).filter(({ type }) => type === 'apiKey');
  const namesIn = (place: string) =>
    keys.flatMap(({ in: source, name }) => (source === place && name ? [name] : []));
  return {
    headers: credentials ?? [
      'authorization',
      'cookie',
      ...namesIn('header').map((name) => name.toLowerCase()),
    ],
    query: namesIn('query'),
  };
}

/** A key whose order has fixed segments before parameters (`@self` before `{id}`). */
function shapeOf([operation]: Operation[]): string {
  const segments = operation?.path.split('/') ?? [];
  return segments.map((segment) => (segment.includes('{') ? '1' : '0')).join('');
}

/**
 * A copy of the document in which what is referred to stands in the place of each reference. A schema that contains itself is an
 * object that contains itself.
 *
 * @throws Error for a reference that leads nowhere.
 */
export function dereference<T>(document: unknown): T {
  const copies = new Map<object, unknown>();
  const copy = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = copies.get(node);
    if (known !== undefined) return known;
    if ('$ref' in node && typeof node.$ref === 'string') return copy(atPointer(document, node.$ref));
    const empty: object = Array.isArray(node) ? [] : {};
    copies.set(node, empty);
    for (const [key, value] of Object.entries(node)) Object.assign(empty, { [key]: copy(value) });
    return empty;
  };
  return copy(document) as T;
}

function atPointer(document: unknown, reference: string): unknown {
  const found = reference
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, segment) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[segment] : undefined,
      document,
    );
  if (!reference.startsWith('#/') || found === undefined)
    throw new Error(`The reference "${reference}" leads nowhere.`);
  return found;
}
