import type { MemoryBudget } from './memory-budget.ts';

/** A request and its response, before the check. It exists in memory only, until it has been checked. */
export interface CapturedExchange {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  /** Path and query. */
  target: string;
  /** Header Content-Type. */
  requestType: string | null;
  requestBody: CapturedBody;
  /** Undefined when the host did not respond. */
  response?: CapturedResponse;
  /** Why there is no complete response, such as ECONNREFUSED. */
  failure?: string;
}

export interface CapturedResponse {
  status: number;
  headers: [name: string, value: string][];
  body: CapturedBody;
}

export interface CapturedBody {
  /** Bytes on the wire. */
  size: number;
  /** Header Content-Encoding; empty when there is none. */
  encoding: string;
  /** Undefined where only the size is needed, or the body was too large. */
  bytes?: Uint8Array<ArrayBuffer>;
  isTooLarge: boolean;
}

/** The largest upload is 10 MiB, about 13.4 MiB in Base64. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Types whose content the contract describes. */
const DESCRIBED = /^(application\/(json|x-www-form-urlencoded)|text\/)/i;

/** Copies a body that passes by. */
export class BodyCapture {
  readonly #budget: MemoryBudget;
  readonly #encoding: string;
  readonly #isDescribed: boolean;
  #chunks: Uint8Array[] = [];
  #size = 0;
  #reserved = 0;
  #isTooLarge = false;

  constructor(contentType: string | null, encoding: string | null, budget: MemoryBudget) {
    this.#budget = budget;
    this.#encoding = encoding ?? '';
    this.#isDescribed = DESCRIBED.test(contentType ?? '');
  }

  add(chunk: Uint8Array): void {
    this.#size += chunk.byteLength;
    if (!this.#isDescribed || this.#isTooLarge) return;
    if (this.#size > MAX_BODY_BYTES || !this.#budget.reserve(chunk.byteLength)) {
      this.#isTooLarge = true;
      this.discard();
      return;
    }
    this.#reserved += chunk.byteLength;
    this.#chunks.push(chunk);
  }

  finish(): CapturedBody {
    const body = { size: this.#size, encoding: this.#encoding, isTooLarge: this.#isTooLarge };
    if (!this.#isDescribed || this.#isTooLarge || this.#size === 0) return body;
    const bytes = new Uint8Array(this.#size);
    let offset = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return { ...body, bytes };
  }

  /** Gives the memory back when nothing will be checked. */
  discard(): void {
    this.#budget.release(this.#reserved);
    this.#reserved = 0;
    this.#chunks = [];
  }
}

/** Bytes that the bodies of an exchange hold. */
export function capturedBytes({ requestBody, response }: CapturedExchange): number {
  return (requestBody.bytes?.byteLength ?? 0) + (response?.body.bytes?.byteLength ?? 0);
}
