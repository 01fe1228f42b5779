import { apiDiff, type Diff } from 'api-smart-diff';
import type { Parameter } from '../plugin.ts';
import { compareSecurity } from './compare-security.ts';
import { compareServers } from './compare-servers.ts';
import type { ContractChange } from './contract-change.ts';
import { judgeChange, type Severity } from './judge-change.ts';
import { type Location, locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';
import { rewritingsOf } from './same-meaning.ts';
import { withInlinedAlternatives } from './with-inlined-alternatives.ts';
import { withAlignedParameters, withOwnParameters } from './with-own-parameters.ts';
import { withSameParts } from './with-same-parts.ts';

interface RawOperation {
  operationId?: string;
}

interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

/** `paths`, the path, the method. */
const OPERATION_DEPTH = 3;

/** Every change between two versions of the contract, once each, the breaking ones first. */
export function compareContracts(before: OpenApiDocument, later: OpenApiDocument): ContractChange[] {
  const { document: after, renamed } = withKnownPaths(before, withOwnParameters(later));
  const plain = {
    before: withPlainReferences(withOwnParameters(before)),
    after: withPlainReferences(after),
  };
  const own = {
    before: withSameParts(plain.before, plain.after),
    after: withSameParts(plain.after, plain.before),
  };
  const documents = { before: own.before, after: withAlignedParameters(own.before, own.after) };
  const isRewriting = rewritingsOf(documents);
  const diffs = apiDiff(withInlinedAlternatives(own.before), withInlinedAlternatives(own.after)).filter(
    (diff) => isForClients(diff) && !isRewriting(diff.path),
  );
  const properties = new Set<string | undefined>(diffs.map(keyOf));
  const all = [
    ...compareSecurity(before, after),
    ...compareServers(before, after),
    ...renamed.map(renaming),
    ...diffs
      .filter((candidate) => !properties.has(propertyOfRequired(candidate)))
      .map((diff) => changeOf(diff, documents)),
  ];
  const changes = new Map<string, ContractChange>();
  for (const change of all) {
    const key = [change.severity, change.direction, change.description].join('\n');
    const known = changes.get(key);
    if (known) known.operations = [...new Set([...known.operations, ...change.operations])];
    else changes.set(key, change);
  }
  const order: Severity[] = ['breaking', 'review', 'compatible'];
  return [...changes.values()].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

/** In no request, but in the code of generated clients. */
function renaming({ path, from, to }: RenamedParameter): ContractChange {
  const description = `path parameter ${from}: renamed to ${to}, which generated clients may show`;
  return { severity: 'review', direction: 'request', description, operations: [path] };
}

function changeOf(diff: Diff, documents: Documents): ContractChange {
  const { path } = diff;
  const direction = path[3] === 'responses' ? 'response' : 'request';
  const holderPath = path.slice(0, -1);
  const holder = {
    before: locate(documents.before, holderPath).value !== undefined,
    after: locate(documents.after, holderPath).value !== undefined,
  };
  const document = diff.action === 'add' ? documents.after : documents.before;
  const operation = locate(document, path.slice(0, OPERATION_DEPTH)).value as RawOperation | undefined;
  return {
    severity: judgeChange({ ...diff, direction, holder }),
    direction,
    description: describeChange(diff, subjectOf(document, path)),
    operations: [operation?.operationId ?? String(path[1])],
  };
}

/** The component that has changed, or the place below the operation. */
function subjectOf(document: OpenApiDocument, path: Diff['path']): Location {
  const holder = locate(document, path.slice(0, -1));
  const location = { ...holder, keys: [...holder.keys, String(path.at(-1))] };
  if (location.component !== undefined || path[0] !== 'paths') return location;
  const keys = location.keys.slice(OPERATION_DEPTH);
  if (keys[0] !== 'parameters' || keys.length === 1) return { ...location, keys };
  const { name, in: place } = locate(document, path.slice(0, OPERATION_DEPTH + 2)).value as Parameter;
  return { ...location, component: `${place} parameter ${name}`, keys: keys.slice(2) };
}

/**
 * Examples are no promise. Components count where operations use them: only there is it known which side sends them. Servers
 * and security are compared by what each operation takes over.
 */
function isForClients({ path }: Diff): boolean {
  if (path[2] === 'servers' || path[3] === 'servers' || path[3] === 'security') return false;
  const isExample = path.some(
    (key, index) => (key === 'example' || key === 'examples') && path[index - 1] !== 'properties',
  );
  return !isExample && path[0] === 'paths';
}

function keyOf({ action, path }: Diff): string {
  return JSON.stringify([action, ...path.map(String)]);
}

/** A field that appears or disappears together with its entry in `required` is one change. */
function propertyOfRequired({ action, path, before, after }: Diff): string | undefined {
  if (path.at(-2) !== 'required') return undefined;
  const name = String(action === 'add' ? after : before);
  return JSON.stringify([action, ...path.slice(0, -2).map(String), 'properties', name]);
}

type Node = Record<string, unknown>;

/** Keywords beside a `$ref` that describe, and promise nothing. */
const ANNOTATIONS = /^(?:title|summary|description|examples?|deprecated|x-.*)$/;

/** Texts for readers. A field may have such a name: then the value is a schema. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'summary', 'description']);

/**
 * A copy in a form that the library compares correctly:
 *
 * - without keywords beside `$ref`, which it takes for the whole schema: those that describe are left out, and with any
 *   other one the schema that is referred to takes the place of its reference;
 * - without texts, which promise nothing: of alternatives (`oneOf`), it takes those for a pair that differ in the fewest places,
 *   and a text beside alternatives for a part of each.
 */
function withPlainReferences(document: OpenApiDocument): OpenApiDocument {
  return copyOf(document, document) as OpenApiDocument;
}

function copyOf(value: unknown, document: OpenApiDocument): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item, document));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...beside } = value as Node;
  if (typeof $ref !== 'string') return copyOfFields(value as Node, document);
  if (Object.keys(beside).every((keyword) => ANNOTATIONS.test(keyword))) return { $ref };
  const target = locate(document, $ref.replace(/^#\//, '').split('/')).value as Node;
  return copyOfFields({ ...target, ...beside }, document);
}

function copyOfFields(node: Node, document: OpenApiDocument): Node {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(TEXTS.has(key) && typeof value === 'string'))
      .map(([key, value]) => [key, copyOf(value, document)]),
  );
}

const MAX_VALUE_LENGTH = 60;
/** Lists whose entries are named by their value. */
const LISTS_OF_VALUES = ['enum', 'required', 'type'];

/** One line, such as `Cart.orderId type: "string" → "integer"`. */
function describeChange(diff: Diff, { component = '', keys }: Location): string {
  const names = isEntryOfList(keys) ? keys.slice(0, -1) : keys;
  const place = `${component}${placeOf(names)}`.trim();
  return `${place || 'operation'}: ${whatHappened(diff)}`;
}

function isEntryOfList(keys: string[]): boolean {
  return LISTS_OF_VALUES.includes(keys.at(-2) ?? '') && /^\d+$/.test(keys.at(-1) ?? '');
}

/** `properties.items.items.properties.sku` as `.items[].sku`. */
function placeOf(keys: string[]): string {
  const [first, second, ...rest] = keys;
  if (first === undefined) return '';
  if (first === 'properties' && second !== undefined) return `.${second}${placeOf(rest)}`;
  if (first === 'items') return `[]${placeOf(keys.slice(1))}`;
  if (first === 'content' && second !== undefined)
    return ` (${second})${placeOf(rest[0] === 'schema' ? rest.slice(1) : rest)}`;
  return ` ${first}${placeOf(keys.slice(1))}`;
}

function whatHappened({ action, before, after }: Diff): string {
  if (action === 'add') return `added${shortened(after)}`;
  if (action === 'remove') return `removed${shortened(before)}`;
  return `${shortened(before).trim() || 'an object'} → ${shortened(after).trim() || 'an object'}`;
}

/** Objects are too long for a line. */
function shortened(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && !Array.isArray(value))) return '';
  const text = JSON.stringify(value);
  return ` ${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}`;
}

interface RenamedParameter {
  path: string;
  from: string;
  to: string;
}

interface PathParameter {
  name?: string;
  in?: string;
}

/**
 * A copy of the later document with the paths of the earlier one where only the names of their parameters differ: the names are
 * in no request, so both are one path.
 */
function withKnownPaths(
  before: OpenApiDocument,
  after: OpenApiDocument,
): { document: OpenApiDocument; renamed: RenamedParameter[] } {
  const known = new Map(Object.keys(before.paths).map((path) => [shapeOf(path), path]));
  const renamed: RenamedParameter[] = [];
  const paths = Object.entries(after.paths).map(([path, item]) => {
    const earlier = known.get(shapeOf(path));
    if (earlier === undefined || earlier === path || path in before.paths) return [path, item];
    const names = new Map(namesOf(path).map((name, index) => [name, namesOf(earlier)[index] ?? name]));
    for (const [to, from] of names) if (from !== to) renamed.push({ path: earlier, from, to });
    return [earlier, withNames(item, names)];
  });
  return { document: { ...after, paths: Object.fromEntries(paths) }, renamed };
}

function withNames(
  item: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const rename = (parameters: unknown) =>
    (parameters as PathParameter[]).map((parameter) =>
      parameter.in === 'path'
        ? { ...parameter, name: names.get(parameter.name ?? '') ?? parameter.name }
        : parameter,
    );
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (typeof value !== 'object' || value === null || !('parameters' in value)) return [key, value];
      return [key, { ...value, parameters: rename(value.parameters) }];
    }),
  );
}

function namesOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}');
}
