/** How often the run has called each operation, not counting what had to be rejected. */
export class CallLog {
  readonly #calls = new Map<string, number>();

  add(operationId: string): void {
    this.#calls.set(operationId, this.callsOf(operationId) + 1);
  }

  callsOf(operationId: string): number {
    return this.#calls.get(operationId) ?? 0;
  }
}
