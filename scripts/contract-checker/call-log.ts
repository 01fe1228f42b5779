import type { OperationId } from '@sandbox/contract/operations';

/** How often the run has called each operation, not counting what had to be rejected. */
export class CallLog {
  readonly #calls = new Map<OperationId, number>();

  add(operationId: OperationId): void {
    this.#calls.set(operationId, this.callsOf(operationId) + 1);
  }

  callsOf(operationId: OperationId): number {
    return this.#calls.get(operationId) ?? 0;
  }
}
