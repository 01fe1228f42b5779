import { sampleOf } from '../generate/arbitrary.ts';
import type { SentRequest } from '../http/exchange.ts';
import type { RawParameter } from '../model/document.ts';
import { allNegatives, undocumentedMethod } from '../negatives/all-negatives.ts';
import type { Contract, Operation } from '../plugin.ts';
import { lesserCallers } from '../protection/check-protection.ts';

export interface PlanOptions {
  contract: Contract;
  url: string;
  only?: string[];
  write: boolean;
}

/**
 * Every call that a run would make, with the contract's examples in the place of the host's own IDs, and without making one.
 */
export function planLines({ contract, url, only, write }: PlanOptions): string[] {
  const operations = contract.operations.filter(({ id }) => only?.includes(id) ?? true);
  return operations.flatMap((operation) => {
    const { isSafe, access } = operation;
    if (!isSafe && !write) return [`${operation.id}: not called; it changes something (--write)`];
    const request = exampleRequest(operation, url);
    const call = `${request.method} ${request.url}`;
    const negatives = allNegatives(operation, request).map(
      (negative) =>
        `  ${negative.request.method} ${negative.request.url}  ${negative.change}: to be rejected`,
    );
    const protection = [
      ...(access.needs ? [`  ${call}  without a session: to be rejected`] : []),
      ...(write ? lesserCallers(operation) : []).map(({ title }) => `  ${call}  as ${title}: to be rejected`),
      ...(access.owns && write ? [`  ${call}  with the IDs of another caller: to be rejected`] : []),
    ];
    const method = write
      ? [
          `  ${undocumentedMethod(operation, request).method} ${request.url}  a method that the contract does not have`,
        ]
      : [];
    return [`${operation.id}: ${call}`, ...negatives, ...protection, ...method];
  });
}

/** The operation's request with the values of the contract's examples. */
function exampleRequest({ path, method, raw }: Operation, baseUrl: string): SentRequest {
  const url = baseUrl + exampleTarget(path, raw.parameters ?? []);
  const request = { method: method.toUpperCase(), url, headers: {} };
  const [content] = Object.entries(raw.requestBody?.content ?? {});
  if (!content) return request;
  const [contentType, { example, examples = {}, schema = {} }] = content;
  const value = example ?? Object.values(examples)[0]?.value ?? sampleOf(schema, 0);
  const body = contentType.includes('form') ? toForm(value) : JSON.stringify(value ?? {});
  return { ...request, headers: { 'content-type': contentType }, body };
}

/** Path and query; of the query, what is required. */
function exampleTarget(path: string, parameters: RawParameter[]): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: source, required, example, schema = {} } of parameters) {
    const values = [example ?? sampleOf(schema, 0)].flat().map(String);
    if (source === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(values[0] ?? ''));
    else if (source === 'query' && required) for (const value of values) query.append(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function toForm(value: unknown): string {
  const form = new URLSearchParams();
  for (const [name, item] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    for (const single of [item].flat()) form.append(name, String(single));
  }
  return form.toString();
}
