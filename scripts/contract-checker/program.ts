import type { ContractFiles } from './model/load.ts';

/** How the checker is called, and what it checks against unless told otherwise. */
export interface Program extends Partial<ContractFiles> {
  /** As usages show it; default: contract-checker. */
  name?: string;
}

/** A usage with the name under which the checker is called. */
export function usageOf(usage: string, { name = 'contract-checker' }: Program): string {
  return usage.replaceAll('contract-checker ', `${name} `);
}
