import contract from '@generated/contract.json' with { type: 'json' };
import type { operations } from '@generated/paths';
import type { OperationId } from '../contract/operations';

type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Content[keyof Content]
    : never
  : never;
type RawOperation = {
  operationId: string;
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
};

/**
 * A copy of the body that the contract shows for an operation under this name.
 *
 * @throws Error when the contract shows none.
 */
export function requestExample<Id extends OperationId>(operationId: Id, name: string): RequestBody<Id> {
  for (const methods of Object.values(contract.paths) as unknown as Record<string, RawOperation>[]) {
    const raw = Object.values(methods).find((candidate) => candidate.operationId === operationId);
    for (const { examples = {} } of Object.values(raw?.requestBody?.content ?? {})) {
      if (examples[name]) return structuredClone(examples[name].value) as RequestBody<Id>;
    }
  }
  throw new Error(`The contract shows no request "${name}" of ${operationId}.`);
}
