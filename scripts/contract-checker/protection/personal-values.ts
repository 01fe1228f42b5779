import { callerOf } from '../callers.ts';
import type { Exchange } from '../plugin.ts';

/** Shorter values may be in any response by chance. */
const SHORTEST = 5;

/** What the run has seen of each caller. */
export class PersonalValues {
  readonly #values = new Map<string, Set<string>>();

  add(exchange: Exchange): void {
    const { contract } = exchange.operation;
    const session = callerOf(contract, exchange.request);
    if (session === undefined) return;
    const values = this.#values.get(session) ?? new Set([session]);
    this.#values.set(session, values);
    collect(exchange.response.body, values, new Set(contract.plugin.personalFields));
  }

  /** A value of this caller in the text that the request itself does not have; undefined when there is none. */
  findIn(text: string, session: string, requestText: string): string | undefined {
    const values = [...(this.#values.get(session) ?? [])];
    return values.find((value) => text.includes(value) && !requestText.includes(value));
  }
}

function collect(body: unknown, values: Set<string>, names: ReadonlySet<string>): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, child] of Object.entries(body)) {
    const text = typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    if (names.has(name) && text.length >= SHORTEST) values.add(text);
    else collect(child, values, names);
  }
}
