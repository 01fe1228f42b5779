import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..', '..');

interface SourceOperation {
  file: string;
  /** Line of a key below the operation, such as `responses`, `200`. */
  lineOf: (keys: string[]) => number;
}

let sources: Map<string, SourceOperation> | undefined;

/**
 * Where the contract's own files say something about an operation, as `openapi/cart.yaml:120`: the line of the deepest key
 * that is there.
 *
 * @param keys below the operation, such as `['responses', '200']`.
 */
export function placeOf(operationId: string, keys: string[] = []): string {
  sources ??= readSources();
  const source = sources.get(operationId);
  return source ? `${source.file}:${source.lineOf(keys)}` : 'openapi';
}

function readSources(): Map<string, SourceOperation> {
  const files = globSync('openapi/*.yaml', { cwd: ROOT });
  return new Map(files.flatMap((file) => operationsIn(file)));
}

/** The operations of one file by ID. */
function operationsIn(file: string): [string, SourceOperation][] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(ROOT, file), 'utf8'), { lineCounter: lines });
  const methods = pairsOf(document.get('paths')).flatMap(({ value }) => pairsOf(value));
  return methods.flatMap(({ key, value: operation }) => {
    if (!isMap(operation)) return [];
    const start = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
    const lineOf = (keys: string[]) => lines.linePos(offsetOf(operation, keys) ?? start).line;
    return [[String(operation.get('operationId')), { file, lineOf }]];
  });
}

function pairsOf(node: unknown) {
  return isMap(node) ? node.items : [];
}

function offsetOf(node: unknown, [first, ...rest]: string[]): number | undefined {
  if (first === undefined || !isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === first);
  if (!pair || !isScalar(pair.key)) return undefined;
  return offsetOf(pair.value, rest) ?? pair.key.range?.[0];
}
