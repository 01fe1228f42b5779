import type { Finding } from '../contract/finding';
import type { OperationId } from '../contract/operations';

/** How many requests the log remembers. */
export const LOG_SIZE = 200;

/** One request as the sandbox saw it. `address` is kept whole in memory and shown without what is personal. */
export interface LoggedRequest {
  /** Counts up from 1. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  method: string;
  address: URL;
  /** The operation of the contract, and its path template with the values found in the path. */
  operation: { id: OperationId; path: string; params: Record<string, string> } | undefined;
  /** 0 where a scenario cut the network. */
  status: number;
  milliseconds: number;
  findings: Finding[];
}

/** The latest requests of a sandbox. Adding one costs an assignment, whatever the log's length. */
export class RequestLog {
  readonly #places: LoggedRequest[] = [];
  #last = 0;

  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#last += 1;
    this.#places[this.#last % LOG_SIZE] = { ...request, id: this.#last };
  }

  /** What came after the request with this id, oldest first. */
  after(id: number): LoggedRequest[] {
    return this.#places.filter((request) => request.id > id).sort((first, second) => first.id - second.id);
  }

  /** Id of the latest request; 0 before the first. */
  get last(): number {
    return this.#last;
  }

  clear(): void {
    this.#places.length = 0;
  }
}
