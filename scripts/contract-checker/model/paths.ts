import type { Operation } from '../plugin.ts';

/** Values of a template's parameters in a path that may begin with more. */
export function paramsOf({ path }: Pick<Operation, 'path'>, pathname: string): Record<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const values = patternOf(path, '').exec(pathname)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')]));
}

/** The path of a template with these values. */
export function pathOf({ path }: Pick<Operation, 'path'>, values: Record<string, string>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

export function patternOf(path: string, start = '^'): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${start}${parts.join('([^/]+)')}$`);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
