import type { SentRequest } from './http/exchange.ts';
import { withoutBody } from './http/exchange.ts';
import { baseUrlOf } from './invariants/read-request.ts';
import { pathOf } from './model/paths.ts';
import { createdId, itemPathOf } from './model/rest.ts';
import type { CreatedRecords, Exchange } from './plugin.ts';

/** What was created below a collection, such as `/pets`, and is removed by DELETE of its own path. */
export class RestRecords implements CreatedRecords {
  readonly #records = new Map<string, { kind: string; id: string; removal?: SentRequest }>();

  add(exchange: Exchange): void {
    const { operation, params, request, response } = exchange;
    const { contract, method } = operation;
    if (contract.errorOf(response)) return;
    if (method === 'delete') this.#records.delete(pathOf(operation, params));
    const item = itemPathOf(operation);
    const id = createdId(exchange);
    if (method !== 'post' || !item || id === undefined) return;
    const path = pathOf({ path: item.path }, { ...params, [item.parameter]: id });
    const isRemovable = contract.methodsOf(path).includes('DELETE');
    const removal = { ...withoutBody(request), method: 'DELETE', url: baseUrlOf(exchange) + path };
    this.#records.set(path, { kind: operation.path, id, ...(isRemovable ? { removal } : {}) });
  }

  removals(): SentRequest[] {
    return [...this.#records.values()].flatMap(({ removal }) => (removal ? [removal] : [])).reverse();
  }

  left(): Record<string, string[]> {
    const left: Record<string, string[]> = {};
    for (const { kind, id } of this.#records.values()) left[kind] = [...(left[kind] ?? []), id];
    return left;
  }
}
