import { contractOperations, type OperationId } from '@sandbox/contract/operations';
import { detailsOf } from '../model/operation-details.ts';
import { allNegatives } from '../negatives/all-negatives.ts';
import { exampleRequest } from './example-request.ts';

export interface PlanOptions {
  url: string;
  only?: OperationId[];
  write: boolean;
}

/**
 * Every call that a run would make, with the contract's examples in the place of the host's own IDs, and without making one.
 */
export function planLines({ url, only, write }: PlanOptions): string[] {
  const operations = contractOperations().filter(({ id }) => only?.includes(id) ?? true);
  return operations.flatMap((operation) => {
    const { isSafe, access } = detailsOf(operation);
    if (!isSafe && !write) return [`${operation.id}: not called; it changes something (--write)`];
    const request = exampleRequest(operation, url);
    const call = `${request.method} ${request.url}`;
    const negatives = allNegatives(operation, request).map(
      (negative) =>
        `  ${negative.request.method} ${negative.request.url}  ${negative.change}: to be rejected`,
    );
    const protection = [
      ...(access.needs ? [`  ${call}  without a session: to be rejected`] : []),
      ...(access.needs === 'member' && write ? [`  ${call}  as a guest: to be rejected`] : []),
      ...(access.owns && write ? [`  ${call}  with the IDs of another shopper: to be rejected`] : []),
    ];
    const method = write ? [`  PATCH ${request.url}  a method that the contract does not have`] : [];
    return [`${operation.id}: ${call}`, ...negatives, ...protection, ...method];
  });
}
