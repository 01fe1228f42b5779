import type { OpenApiDocument } from './read-contract.ts';

export interface RenamedParameter {
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
export function withKnownPaths(
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
