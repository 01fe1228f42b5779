import { apiDiff, type Diff } from 'api-smart-diff';
import type { Parameter } from '../plugin.ts';
import { compareSecurity } from './compare-security.ts';
import { compareServers } from './compare-servers.ts';
import type { ContractChange } from './contract-change.ts';
import { describeChange } from './describe-change.ts';
import { judgeChange, type Severity } from './judge-change.ts';
import { type Location, locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';
import { withInlinedAlternatives } from './with-inlined-alternatives.ts';
import { type RenamedParameter, withKnownPaths } from './with-known-paths.ts';
import { withAlignedParameters, withOwnParameters } from './with-own-parameters.ts';
import { withPlainReferences } from './with-plain-references.ts';
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
  const diffs = apiDiff(withInlinedAlternatives(own.before), withInlinedAlternatives(own.after)).filter(
    isForClients,
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
