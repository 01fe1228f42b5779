import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';

export interface Parameter {
  name: string;
  in: string;
}

interface RawOperation {
  parameters?: unknown[];
}

/** A copy in which each operation holds all of its parameters itself: those of its path, and those that are components. */
export function withOwnParameters(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths)) {
    const shared = (item.parameters ?? []) as unknown[];
    delete item.parameters;
    for (const operation of Object.values(item) as RawOperation[]) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue;
      const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
        dereference(copy, parameter),
      );
      // A parameter of the operation replaces the one of the path.
      operation.parameters = [
        ...new Map(parameters.map((parameter) => [idOf(parameter), parameter])).values(),
      ];
    }
  }
  return copy;
}

/**
 * The later document with its parameters at the places that the comparison gives them: known ones where they were before
 * (null where one was removed), new ones behind.
 */
export function withAlignedParameters(before: OpenApiDocument, after: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(after);
  for (const [path, item] of Object.entries(copy.paths)) {
    for (const [method, operation] of Object.entries(item) as [string, RawOperation][]) {
      const known = parametersOf((before.paths[path]?.[method] ?? {}) as RawOperation);
      const current = parametersOf(operation);
      const ids = new Set(known.map(idOf));
      operation.parameters = [
        ...known.map((parameter) => current.find((other) => idOf(other) === idOf(parameter)) ?? null),
        ...current.filter((parameter) => !ids.has(idOf(parameter))),
      ];
    }
  }
  return copy;
}

function parametersOf({ parameters = [] }: RawOperation): Parameter[] {
  return parameters as Parameter[];
}

function idOf(parameter: Parameter): string {
  return `${parameter.in} ${parameter.name}`;
}

function dereference(document: OpenApiDocument, parameter: unknown): Parameter {
  const { $ref } = parameter as { $ref?: string };
  if ($ref === undefined) return parameter as Parameter;
  return locate(document, $ref.replace(/^#\//, '').split('/')).value as Parameter;
}
