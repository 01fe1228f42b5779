import { allNegatives, undocumentedMethod } from '../negatives/all-negatives.ts';
import type { Contract } from '../plugin.ts';
import { lesserCallers } from '../protection/check-protection.ts';
import { exampleRequest } from './example-request.ts';

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
