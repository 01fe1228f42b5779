import type { Problem } from '../../sandbox/contract/checker';
import type { OperationId } from '../../sandbox/contract/operations';
import { allChecks } from './checks/all-checks';
import { UnreachableError } from './contract-client';
import { ContractRun, type ContractRunOptions, MissingInputError } from './contract-run';
import { type ResponseCheck, ResponseChecker } from './response-checker';

/** The result of checking one operation of a host. */
export type ContractCheckResult =
  | { operationId: OperationId; outcome: 'conforms'; calls: number }
  | { operationId: OperationId; outcome: 'violates'; problems: Problem[] }
  | { operationId: OperationId; outcome: 'unreachable'; reason: string }
  | { operationId: OperationId; outcome: 'skipped'; reason: string };

/** Errors that are expected here: no shopper of this run has an order to exchange, and a new order is not shipped. */
const EXPECTED_ERRORS: Partial<Record<OperationId, string>> = {
  createReturn: '_ERR_RETURN_NOT_SHIPPED',
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
    const error = await errorFrom(() => allChecks[operationId](run));
    results.push(resultOf(operationId, responseChecks, error));
  }
  return results;
}

async function errorFrom(action: () => Promise<unknown>): Promise<unknown> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return error;
  }
}

function resultOf(
  operationId: OperationId,
  responseChecks: ResponseCheck[],
  error: unknown,
): ContractCheckResult {
  const operationChecks = responseChecks.filter((responseCheck) => responseCheck.operationId === operationId);
  const problems = operationChecks.flatMap(problemsOf);
  if (problems.length > 0) return { operationId, outcome: 'violates', problems };
  if (error instanceof UnreachableError)
    return { operationId, outcome: 'unreachable', reason: error.message };
  if (error !== undefined) return { operationId, outcome: 'skipped', reason: reasonOf(error) };
  if (operationChecks.length === 0) return { operationId, outcome: 'skipped', reason: 'it was never called' };
  return { operationId, outcome: 'conforms', calls: operationChecks.length };
}

/** An error response is documented, but the calls here should succeed. */
function problemsOf({ operationId, problems, status, error }: ResponseCheck): Problem[] {
  if (problems.length > 0)
    return problems.map((problem) => ({ ...problem, field: `${status} ${problem.field}` }));
  if (!error || error.key === EXPECTED_ERRORS[operationId]) return [];
  const errorText = [error.key, error.message].filter((text) => text !== '').join(' ');
  return [{ field: `${status} status`, message: `expected a success: ${errorText}` }];
}

function reasonOf(error: unknown): string {
  if (error instanceof MissingInputError) return error.message;
  return `an earlier response is unusable: ${error instanceof Error ? error.message : String(error)}`;
}
