import type { Exchange } from '../http/exchange.ts';
import { sessionOf } from './session.ts';

/** Fields whose values belong to one shopper. */
const PERSONAL_FIELDS = new Set([
  'userId',
  'callerId',
  'logonId',
  'email1',
  'orderId',
  'orderItemId',
  'savedItemId',
  'addressId',
  'prescriptionId',
  'savedFileName',
  'encOrderMemberId',
  'confirmationNumber',
  'paymentId',
]);
/** Shorter values may be in any response by chance. */
const SHORTEST = 5;

/** What the run has seen of each shopper. */
export class PersonalValues {
  readonly #values = new Map<string, Set<string>>();

  add(exchange: Exchange): void {
    const session = sessionOf(exchange.request);
    if (session === undefined) return;
    const values = this.#values.get(session) ?? new Set([session]);
    this.#values.set(session, values);
    collect(exchange.response.body, values);
  }

  /** A value of this shopper in the text that the request itself does not have; undefined when there is none. */
  findIn(text: string, session: string, requestText: string): string | undefined {
    const values = [...(this.#values.get(session) ?? [])];
    return values.find((value) => text.includes(value) && !requestText.includes(value));
  }
}

function collect(body: unknown, values: Set<string>): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, child] of Object.entries(body)) {
    const text = typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    if (PERSONAL_FIELDS.has(name) && text.length >= SHORTEST) values.add(text);
    else collect(child, values);
  }
}
