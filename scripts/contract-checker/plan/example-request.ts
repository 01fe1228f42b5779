import { sampleOf } from '../generate/arbitrary.ts';
import type { SentRequest } from '../http/exchange.ts';
import type { RawParameter } from '../model/document.ts';
import type { Operation } from '../plugin.ts';

/** The operation's request with the values of the contract's examples. */
export function exampleRequest({ path, method, raw }: Operation, baseUrl: string): SentRequest {
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
