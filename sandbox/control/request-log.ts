import type { Finding } from '../contract/finding';
import type { OperationId } from '../contract/operations';

/** Capacity of the log. */
export const LOG_SIZE = 200;

/** One logged request. `url` is stored complete in memory and redacted when shown. */
export interface LoggedRequest {
  /** Consecutive number, from 1. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  method: string;
  url: URL;
  /** The operation of the contract, and its path template with the values found in the path. */
  operation: { id: OperationId; path: string; params: Record<string, string> } | undefined;
  /** 0 where a scenario simulated a network failure. */
  status: number;
  milliseconds: number;
  findings: Finding[];
}

/** Ring buffer of a sandbox's latest requests. */
export class RequestLog {
  readonly #requests: LoggedRequest[] = [];
  #last = 0;

  add(request: Omit<LoggedRequest, 'id'>): void {
    this.#last += 1;
    this.#requests[this.#last % LOG_SIZE] = { ...request, id: this.#last };
  }

  /** Returns the requests after this ID, oldest first. */
  after(id: number): LoggedRequest[] {
    return this.#requests.filter((request) => request.id > id).sort((first, second) => first.id - second.id);
  }

  /** ID of the latest request; 0 before the first. */
  get last(): number {
    return this.#last;
  }

  clear(): void {
    this.#requests.length = 0;
  }
}
