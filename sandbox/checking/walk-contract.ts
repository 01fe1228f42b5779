import type { Problem } from '../contract/checker';
import type { OperationId } from '../contract/operations';
import { type Observation, Observer } from './observation';
import { allProbes } from './probes/all-probes';
import { NotReachableError } from './visitor';
import { MissingInput, Walk, type WalkOptions } from './walk';

/** How one operation of a host stands to the contract. */
export type WalkResult =
  | { operationId: OperationId; outcome: 'fits'; calls: number }
  | { operationId: OperationId; outcome: 'does-not-fit'; problems: Problem[] }
  | { operationId: OperationId; outcome: 'not-reachable'; reason: string }
  | { operationId: OperationId; outcome: 'skipped'; reason: string };

/** Refusals that are the right answer to shoppers as they are here: nobody has an order to exchange. */
const REFUSED_AS_A_RULE: Partial<Record<OperationId, string>> = {
  resetExchangeCurrentOrder: '_ERR_NO_EXCHANGE_ORDER',
};

/**
 * Calls the operations of a host one after the other, as shoppers would, and holds each answer against the contract.
 * What a call needs (a product, a cart, a signed-in member) comes from the host's own earlier answers.
 *
 * @param only the operations to check; all when absent. What they need is called too.
 */
export async function walkContract(options: WalkOptions, only?: OperationId[]): Promise<WalkResult[]> {
  const observer = new Observer();
  const observations: Observation[] = [];
  const walk = new Walk(options, async (request, response) => {
    observations.push(await observer.observe(request, response));
  });
  const results: WalkResult[] = [];
  for (const operationId of only ?? (Object.keys(allProbes) as OperationId[])) {
    const failure = await failureOf(() => allProbes[operationId](walk));
    results.push(resultOf(operationId, observations, failure));
  }
  return results;
}

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

function resultOf(operationId: OperationId, all: Observation[], failure: unknown): WalkResult {
  const own = all.filter((observation) => observation.operationId === operationId);
  const problems = own.flatMap(problemsOf);
  if (problems.length > 0) return { operationId, outcome: 'does-not-fit', problems };
  if (failure instanceof NotReachableError)
    return { operationId, outcome: 'not-reachable', reason: failure.message };
  if (failure !== undefined) return { operationId, outcome: 'skipped', reason: reasonOf(failure) };
  if (own.length === 0) return { operationId, outcome: 'skipped', reason: 'no call of it was made' };
  return { operationId, outcome: 'fits', calls: own.length };
}

/** A refusal is a documented answer, but the calls here are made so that they should succeed. */
function problemsOf({ operationId, problems, status, refusal }: Observation): Problem[] {
  if (problems.length > 0)
    return problems.map((problem) => ({ ...problem, field: `${status} ${problem.field}` }));
  if (!refusal || refusal.key === REFUSED_AS_A_RULE[operationId]) return [];
  const said = [refusal.key, refusal.message].filter((text) => text !== '').join(' ');
  return [{ field: `${status} status`, message: `a success was expected: ${said}` }];
}

function reasonOf(failure: unknown): string {
  if (failure instanceof MissingInput) return failure.message;
  return `an earlier answer cannot be used: ${failure instanceof Error ? failure.message : String(failure)}`;
}
