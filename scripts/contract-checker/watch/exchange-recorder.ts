import { BodyCapture, type CapturedResponse } from './captured-exchange.ts';
import type { ContractWatch } from './contract-watch.ts';

export interface RecordedRequest {
  method: string;
  /** Path and query. */
  target: string;
  contentType: string | null;
  encoding: string | null;
}

/**
 * After that many milliseconds an exchange counts as abandoned: a caller that no longer waits for a response may neither read nor
 * cancel it, and what was copied would stay in memory.
 */
export const LONGEST_EXCHANGE_MS = 5 * 60_000;

/** Copies one exchange while it passes by. Exactly one of `finish`, `fail` and `abandon` ends it; later ones have no effect. */
export class ExchangeRecorder {
  readonly #watch: ContractWatch;
  readonly #request: RecordedRequest;
  readonly #at = Date.now();
  readonly #requestBody: BodyCapture;
  #response: Omit<CapturedResponse, 'body'> | undefined;
  #responseBody: BodyCapture | undefined;
  readonly #timer: NodeJS.Timeout;
  #hasEnded = false;

  constructor(watch: ContractWatch, request: RecordedRequest) {
    this.#watch = watch;
    this.#request = request;
    this.#requestBody = new BodyCapture(request.contentType, request.encoding, watch.budget);
    this.#timer = setTimeout(() => this.abandon(), LONGEST_EXCHANGE_MS).unref();
  }

  addToRequest(chunk: Uint8Array): void {
    this.#requestBody.add(chunk);
  }

  startResponse(status: number, headers: [string, string][]): void {
    const value = (name: string) => headers.find(([other]) => other.toLowerCase() === name)?.[1] ?? null;
    this.#response = { status, headers };
    this.#responseBody = new BodyCapture(
      value('content-type'),
      value('content-encoding'),
      this.#watch.budget,
    );
  }

  addToResponse(chunk: Uint8Array): void {
    this.#responseBody?.add(chunk);
  }

  /** The response has been passed on. */
  finish(): void {
    this.#end(undefined);
  }

  /** @param reason why there is no complete response, such as ECONNREFUSED. */
  fail(reason: string): void {
    this.#responseBody?.discard();
    this.#response = undefined;
    this.#end(reason);
  }

  /** The client has not waited for the response. */
  abandon(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#requestBody.discard();
    this.#responseBody?.discard();
    this.#watch.log.addUnchecked('the client has gone');
  }

  #end(failure: string | undefined): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    const { method, target, contentType } = this.#request;
    const body = this.#responseBody?.finish();
    this.#watch.add({
      at: this.#at,
      method,
      target,
      requestType: contentType,
      requestBody: this.#requestBody.finish(),
      ...(this.#response && body ? { response: { ...this.#response, body } } : {}),
      ...(failure === undefined ? {} : { failure }),
    });
  }
}
