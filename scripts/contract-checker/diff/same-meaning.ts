import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';
import { joined, type Node } from './with-same-parts.ts';

interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

/** Lists whose order means nothing. */
const SETS: ReadonlySet<string> = new Set([
  'enum',
  'required',
  'type',
  'allOf',
  'oneOf',
  'anyOf',
  'parameters',
]);
/** Lists whose entries the comparison pairs in its own way, so that their places say nothing. */
const PAIRED: ReadonlySet<string> = new Set(['allOf', 'oneOf', 'anyOf', 'parameters']);
const PARTS = ['allOf', 'oneOf', 'anyOf'];
/** What is for readers. A field may have such a name: then it stands among properties. */
const FOR_READERS: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'example', 'examples']);
/** What these hold is named by the contract. */
const NAMED_BY_CONTRACT: ReadonlySet<string> = new Set([
  'properties',
  'headers',
  'patternProperties',
  'schemas',
]);

/**
 * Says whether a change is of the way something is written: the same thing has changed at a place above it, and means the same
 * there.
 */
export function rewritingsOf({ before, after }: Documents): (path: readonly (string | number)[]) => boolean {
  const known = new Map<string, boolean>();
  const meansTheSame = (keys: readonly (string | number)[]): boolean => {
    const [one, other] = [locate(before, keys).value, locate(after, keys).value];
    if (one === undefined || other === undefined) return false;
    const key = String(keys.at(-1));
    return meaningOf(one, key, before) === meaningOf(other, key, after);
  };
  return (path) => {
    const end = path.findIndex(
      (key, index) => PAIRED.has(String(key)) && !NAMED_BY_CONTRACT.has(String(path[index - 1])),
    );
    for (let length = end === -1 ? path.length : end + 1; length >= OPERATION_DEPTH; length -= 1) {
      const keys = path.slice(0, length);
      const place = JSON.stringify(keys);
      const isSame = known.get(place) ?? meansTheSame(keys);
      known.set(place, isSame);
      if (isSame) return true;
    }
    return false;
  };
}

/** `paths`, the path, the method. */
const OPERATION_DEPTH = 3;

/**
 * A text that is equal for what means the same: references replaced, parts joined, without texts for readers and order.
 *
 * @param key the name of the value.
 * @param open references that are being replaced: a schema may contain itself.
 */
function meaningOf(
  value: unknown,
  key: string,
  document: OpenApiDocument,
  open: readonly string[] = [],
): string {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => meaningOf(entry, '', document, open));
    return `[${(SETS.has(key) ? [...new Set(entries)].sort() : entries).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(key === 'type' ? [value] : value);
  const { $ref } = value as Node;
  if (typeof $ref === 'string') {
    const depth = open.indexOf($ref);
    // From here: the same schema may have another name.
    if (depth !== -1) return `"as ${open.length - depth} above"`;
    const { $ref: _, ...beside } = value as Node;
    const target = locate(document, $ref.replace(/^#\//, '').split('/')).value as Node;
    return meaningOf({ ...target, ...beside }, key, document, [...open, $ref]);
  }
  const node = NAMED_BY_CONTRACT.has(key) ? (value as Node) : simplified(value as Node, document);
  const fields = Object.entries(node)
    .filter(([name]) => NAMED_BY_CONTRACT.has(key) || !FOR_READERS.has(name))
    .map(([name, child]) => `${JSON.stringify(name)}:${meaningOf(child, name, document, open)}`);
  return `{${fields.sort().join()}}`;
}

/** A schema in one part, where its parts do not contradict each other. */
function simplified(node: Node, document: OpenApiDocument): Node {
  const [name] = PARTS.filter(
    (part) => Array.isArray(node[part]) && (part === 'allOf' || node[part].length === 1),
  );
  if (name === undefined) return node;
  const { [name]: parts, ...own } = node;
  const whole = joined({ ...own, allOf: parts }, document);
  return whole ? simplified(whole, document) : node;
}
