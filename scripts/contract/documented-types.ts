import contract from '@generated/contract.json' with { type: 'json' };
import type { Operation } from '../../sandbox/contract/operations';

interface RawResponse {
  $ref?: string;
  content?: Record<string, unknown>;
}
type RawPaths = Record<string, Record<string, { responses: Record<string, RawResponse> }>>;

/**
 * Content types that the contract documents for a response status: undefined for an undocumented status, empty for a response
 * without a body.
 */
export function documentedContentTypes(operation: Operation, status: number): string[] | undefined {
  const responses = (contract.paths as unknown as RawPaths)[operation.path]?.[operation.method]?.responses;
  const response = responses?.[String(status)];
  if (!response) return undefined;
  const name = response.$ref?.split('/').at(-1);
  const sharedResponses = contract.components.responses as unknown as Record<string, RawResponse>;
  return Object.keys((name ? sharedResponses[name] : response)?.content ?? {});
}
