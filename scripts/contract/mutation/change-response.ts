import type { Operation } from '../../contract-checker/plugin';
import { findError } from '../sessions';

/** A response read once, to be changed. */
export interface ReadCopy {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined when it is not JSON. */
  json: unknown;
  isSuccess: boolean;
}

export async function copyOf(response: Response): Promise<ReadCopy> {
  const text = await response.clone().text();
  const json = parse(text);
  const isSuccess = response.status < 400 && findError(response.status, json) === undefined;
  return { status: response.status, headers: new Headers(response.headers), text, json, isSuccess };
}

/** The same response with another body, status or headers. */
export function rebuild(
  copy: ReadCopy,
  {
    json,
    text = copy.text,
    status = copy.status,
    headers = {},
  }: {
    json?: unknown;
    text?: string;
    status?: number;
    headers?: Record<string, string | undefined>;
  },
): Response {
  const changed = new Headers(copy.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  changed.delete('content-length');
  return new Response(json === undefined ? text : JSON.stringify(json), { status, headers: changed });
}

/** A success as the contract's example shows it. */
export function exampleSuccess(operation: Operation): Response {
  const examples = Object.entries(operation.raw.responses).flatMap(([status, { content = {} }]) =>
    Object.values(content['application/json']?.examples ?? {}).map(({ value }) => ({
      status: Number(status),
      value,
    })),
  );
  const example = examples.find(
    ({ status, value }) => status < 300 && findError(status, value) === undefined,
  );
  const status = example?.status ?? operation.statuses.find((candidate) => candidate < 400) ?? 200;
  if (status >= 300) return new Response(null, { status, headers: { location: '/lc-us' } });
  return Response.json(example?.value ?? {}, { status, headers: { 'cache-control': 'no-store' } });
}

export function systemError(): Response {
  return Response.json(
    { errors: [{ errorKey: '_ERR_GENERIC', errorCode: 'CMN0203E', errorMessage: 'It broke.' }] },
    { status: 500 },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
