import type { Transport } from '../../contract-checker/http/transport';
import type { Operation } from '../../contract-checker/plugin';
import type { ContractReport } from '../../contract-checker/run-contract';
import { checkStore, storeContract } from '../store-contract';

import { type PlantedHost, plantDefect } from './plant-defect';
import type { DefectKind } from './planted-defect';

/** A host without a defect. */
export interface Host {
  transport: Transport;
  /** Its date. */
  now: Date;
}

/** How many defects of a kind were planted and found. */
export interface KindScore {
  kind: string;
  planted: number;
  found: number;
  /** Operations in which the defect was not found. */
  missed: string[];
  /** Operations in which it was planted. */
  operations: Operation[];
}

/**
 * Plants one kind of defect into one operation after the other and counts how many the check finds. A defect that changed no
 * response of the run was not planted.
 *
 * @param newHost a host without a defect, new for each run.
 */
export async function scoreKind(kind: DefectKind, newHost: () => Host): Promise<KindScore> {
  const score: KindScore = { kind: kind.name, planted: 0, found: 0, missed: [], operations: [] };
  for (const operation of storeContract.operations) {
    if (!kind.appliesTo(operation)) continue;
    const { transport, now } = newHost();
    const planted = plantDefect(transport, kind, operation);
    const { findings } = await checkPlanted(planted, operation, now);
    if (planted.changedResponses() === 0) continue;
    score.planted += 1;
    score.operations.push(operation);
    if (findings.some(({ operationId }) => operationId === operation.id)) score.found += 1;
    else score.missed.push(operation.id);
  }
  return score;
}

/** Checks one operation of a host with a defect. */
export function checkPlanted(
  { transport }: Pick<PlantedHost, 'transport'>,
  operation: Operation,
  now: Date,
): Promise<ContractReport> {
  return checkStore({
    baseUrl: 'http://host.test',
    transport,
    write: true,
    now,
    only: [operation.id],
  });
}
