import type { Problem } from '../contract/checker';
import type { OperationId } from '../contract/operations';
import { type ResponseCheck, ResponseChecker } from './observation';
import { allChecks } from './probes/all-probes';
import { NotReachableError } from './visitor';
import { ContractRun, type ContractRunOptions, MissingInput } from './walk';

/** The result of checking one operation of a host. */
export type ContractCheckResult =
  | { operationId: OperationId; outcome: 'conforms'; calls: number }
  | { operationId: OperationId; outcome: 'violates'; problems: Problem[] }
  | { operationId: OperationId; outcome: 'unreachable'; reason: string }
  | { operationId: OperationId; outcome: 'skipped'; reason: string };

/** Errors that are expected here: no shopper of this run has an order to exchange. */
const EXPECTED_ERRORS: Partial<Record<OperationId, string>> = {
  resetExchangeCurrentOrder: '_ERR_NO_EXCHANGE_ORDER',
};

/**
 * Calls the operations of a host one by one, as shoppers would, and checks each response against the contract. What a call
 * needs (a product, a cart, a signed-in member) comes from the host's own earlier responses.
 *
 * @param only the operations to check; default: all. Operations they depend on are called too.
 */
export async function runContract(
  options: ContractRunOptions,
  only?: OperationId[],
): Promise<ContractCheckResult[]> {
  const responseChecker = new ResponseChecker();
  const responseChecks: ResponseCheck[] = [];
  const run = new ContractRun(options, async (request, response) => {
    responseChecks.push(await responseChecker.check(request, response));
  });
  const results: ContractCheckResult[] = [];
  for (const operationId of only ?? (Object.keys(allChecks) as OperationId[])) {
    const failure = await failureOf(() => allChecks[operationId](run));
    results.push(resultOf(operationId, responseChecks, failure));
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

function resultOf(operationId: OperationId, all: ResponseCheck[], failure: unknown): ContractCheckResult {
  const own = all.filter((responseCheck) => responseCheck.operationId === operationId);
  const problems = own.flatMap(problemsOf);
  if (problems.length > 0) return { operationId, outcome: 'violates', problems };
  if (failure instanceof NotReachableError)
    return { operationId, outcome: 'unreachable', reason: failure.message };
  if (failure !== undefined) return { operationId, outcome: 'skipped', reason: reasonOf(failure) };
  if (own.length === 0) return { operationId, outcome: 'skipped', reason: 'it was never called' };
  return { operationId, outcome: 'conforms', calls: own.length };
}

/** An error response is documented, but the calls here should succeed. */
function problemsOf({ operationId, problems, status, error }: ResponseCheck): Problem[] {
  if (problems.length > 0)
    return problems.map((problem) => ({ ...problem, field: `${status} ${problem.field}` }));
  if (!error || error.key === EXPECTED_ERRORS[operationId]) return [];
  const said = [error.key, error.message].filter((text) => text !== '').join(' ');
  return [{ field: `${status} status`, message: `expected a success: ${said}` }];
}

function reasonOf(failure: unknown): string {
  if (failure instanceof MissingInput) return failure.message;
  return `an earlier response is unusable: ${failure instanceof Error ? failure.message : String(failure)}`;
}
