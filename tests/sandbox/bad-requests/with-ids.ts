import type { ExampleCall } from './example-call';

/**
 * Replaces the example IDs of a call by existing ones, so that it passes the first lookup.
 */
export function withIds(call: ExampleCall, ids: Record<string, string>): ExampleCall {
  const { body } = call;
  return {
    ...call,
    parameters: call.parameters.map((parameter) => ({
      ...parameter,
      value: replaceIds(parameter.value, ids),
    })),
    ...(body ? { body: { ...body, value: replaceIds(body.value, ids) as Record<string, unknown> } } : {}),
  };
}

function replaceIds(value: unknown, ids: Record<string, string>): unknown {
  if (typeof value === 'string') return ids[value] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((child) => replaceIds(child, ids));
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, replaceIds(child, ids)]));
}
