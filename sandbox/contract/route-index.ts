import type { Method } from './document';
import type { Operation } from './operations';

export interface RouteMatch {
  operation: Operation;
  /** Decoded values of the path template's parameters. */
  params: Record<string, string>;
}

interface Node {
  fixed: Map<string, Node>;
  /** Matches any segment; the operation names the parameter. */
  parameter?: Node;
  operations: Partial<Record<Method, Operation>>;
}

interface NodeMatch {
  node: Node;
  /** Parameter values of the path, in order. */
  values: string[];
}

/**
 * Finds the operation of a request in a tree of path segments, so the cost does not grow with the number of operations. A
 * fixed segment takes precedence over a parameter (`@self` over `{id}`).
 */
export class RouteIndex {
  readonly #root: Node = newNode();

  constructor(operations: Operation[]) {
    for (const operation of operations) this.#add(operation);
  }

  /**
   * Returns the match, `method-not-allowed` when the path exists with other methods, or undefined when nothing has this path.
   */
  find(method: string, pathname: string): RouteMatch | 'method-not-allowed' | undefined {
    const found = findNode(this.#root, segmentsOf(pathname), 0, []);
    if (!found) return undefined;
    const operation = found.node.operations[method.toLowerCase() as Method];
    return operation
      ? { operation, params: namedValues(operation.path, found.values) }
      : 'method-not-allowed';
  }

  /** Returns the methods that a path has; none when nothing has this path. */
  methodsOf(pathname: string): Method[] {
    const found = findNode(this.#root, segmentsOf(pathname), 0, []);
    return found ? (Object.keys(found.node.operations) as Method[]) : [];
  }

  #add(operation: Operation): void {
    let node = this.#root;
    for (const segment of segmentsOf(operation.path)) {
      if (isParameter(segment)) {
        node.parameter ??= newNode();
        node = node.parameter;
      } else {
        const next = node.fixed.get(segment) ?? newNode();
        node.fixed.set(segment, next);
        node = next;
      }
    }
    node.operations[operation.method] = operation;
  }
}

function newNode(): Node {
  return { fixed: new Map(), operations: {} };
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').slice(1);
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function namedValues(template: string, values: string[]): Record<string, string> {
  const names = segmentsOf(template).filter(isParameter);
  return Object.fromEntries(names.map((name, index) => [name.slice(1, -1), decode(values[index] ?? '')]));
}

function findNode(node: Node, segments: string[], index: number, values: string[]): NodeMatch | undefined {
  const segment = segments[index];
  if (segment === undefined) return Object.keys(node.operations).length > 0 ? { node, values } : undefined;
  const fixed = node.fixed.get(segment);
  const viaFixed = fixed && findNode(fixed, segments, index + 1, values);
  if (viaFixed) return viaFixed;
  if (!node.parameter || segment === '') return undefined;
  return findNode(node.parameter, segments, index + 1, [...values, segment]);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
