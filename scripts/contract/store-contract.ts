import { ContractRun } from '../contract-checker/contract-run.ts';
import { readWith } from '../contract-checker/model/load.ts';
import type { RunOptions } from '../contract-checker/plugin.ts';
import { type ContractReport, runContract } from '../contract-checker/run-contract.ts';
import { storeFiles } from './store-files.ts';
import type { StoreIds } from './store-ids.ts';
import { storePlugin } from './store-plugin.ts';

/** The store's contract with its plug-in. */
export const storeContract = readWith(storeFiles.contract, storePlugin);

interface StoreRunOptions extends Omit<RunOptions, 'contract' | 'settings'> {
  storeId?: StoreIds['storeId'];
  member?: { logonId: string; password: string };
}

/** A run against a host of this store. */
export function newContractRun(options: StoreRunOptions): ContractRun {
  return new ContractRun(storeRun(options));
}

/** Checks a host of this store. */
export function checkStore(options: StoreRunOptions): Promise<ContractReport> {
  return runContract(storeRun(options));
}

export function storeRun({ storeId = '10851', member, ...options }: StoreRunOptions): RunOptions {
  const settings = { store: storeId, ...(member ? { member: `${member.logonId}:${member.password}` } : {}) };
  return { ...options, contract: storeContract, settings };
}
