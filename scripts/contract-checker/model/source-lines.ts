import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Operation } from '../plugin.ts';

/** Line of a key below an operation, such as `responses`, `200`, in its file. */
type PlaceOf = (keys: string[]) => string;

/** Finds the lines of the files of a description. They are read when the first finding needs one. */
export class SourceLines {
  readonly #files: string[];
  #operations: Map<string, PlaceOf> | undefined;

  constructor(files: string[]) {
    this.#files = files;
  }

  /** The file and line of the deepest key that is there, such as `openapi/cart.yaml:120`. */
  placeOf(operation: Pick<Operation, 'path' | 'method'> | undefined, keys: string[]): string {
    this.#operations ??= new Map(this.#files.flatMap(operationsIn));
    const placeOf = operation && this.#operations.get(`${operation.method} ${operation.path}`);
    return placeOf?.(keys) ?? shownPath(this.#files[0] ?? 'contract');
  }
}

/** A file as findings name it: from the current folder. */
export function shownPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

/** The operations of one file by method and path. */
function operationsIn(file: string): [string, PlaceOf][] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  return pairsOf(document.get('paths')).flatMap(({ key: path, value }) =>
    pairsOf(value).flatMap(({ key: method, value: operation }): [string, PlaceOf][] => {
      const start = isScalar(method) ? (method.range?.[0] ?? 0) : 0;
      const lineOf = (keys: string[]) => lines.linePos(offsetOf(operation, keys) ?? start).line;
      return [[`${String(method)} ${String(path)}`, (keys) => `${shownPath(file)}:${lineOf(keys)}`]];
    }),
  );
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
