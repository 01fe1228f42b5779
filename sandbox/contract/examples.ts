import { contractPaths, resolve } from './document';
import type { Operation } from './operations';

/** A named response example of the contract. */
export interface ResponseExample {
  name: string;
  summary: string;
  status: number;
  contentType: string;
  value: unknown;
}

/**
 * Lists every response example of an operation, including shared errors. When two responses have an example with the same name,
 * the later one gets its status as a suffix, such as `userNeeded-400`.
 */
export function responseExamples(operation: Operation): ResponseExample[] {
  const usedNames = new Set<string>();
  return documentedExamples(operation).map((example) => {
    const name = usedNames.has(example.name) ? `${example.name}-${example.status}` : example.name;
    usedNames.add(name);
    return { ...example, name };
  });
}

function documentedExamples(operation: Operation): ResponseExample[] {
  const { responses = {} } = contractPaths[operation.path]?.[operation.method] ?? {};
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(resolve(response).content ?? {}).flatMap(([contentType, { examples = {} }]) =>
      Object.entries(examples)
        .filter(([, example]) => example.value !== undefined)
        .map(([name, { summary = name, value }]) => ({
          name,
          summary,
          status: Number(status),
          contentType,
          value,
        })),
    ),
  );
}
