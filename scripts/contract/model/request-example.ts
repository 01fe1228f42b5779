import type { operations } from '@generated/paths';
import { contractPaths } from '@sandbox/contract/document';
import type { OperationId } from '@sandbox/contract/operations';

type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Content[keyof Content]
    : never
  : never;

/**
 * A copy of the contract's request example with this name.
 *
 * @throws Error when there is none.
 */
export function requestExample<Id extends OperationId>(operationId: Id, name: string): RequestBody<Id> {
  for (const methods of Object.values(contractPaths)) {
    const raw = Object.values(methods).find((candidate) => candidate.operationId === operationId);
    for (const { examples = {} } of Object.values(raw?.requestBody?.content ?? {})) {
      if (examples[name]) return structuredClone(examples[name].value) as RequestBody<Id>;
    }
  }
  throw new Error(`The contract has no request example "${name}" for ${operationId}.`);
}
