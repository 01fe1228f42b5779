import { ContractChecker, type Problem } from '../../sandbox/contract/checker';
import { contractOperations, type OperationId } from '../../sandbox/contract/operations';
import { RouteIndex } from '../../sandbox/contract/route-index';
import { findError, type ReportedError, type ResponseText, readResponse } from './read-response';

/** The contract check of one response. */
export interface ResponseCheck {
  operationId: OperationId;
  status: number;
  /** Contract violations; empty when the response conforms. */
  problems: Problem[];
  /** The error that the commerce API reported. */
  error?: ReportedError;
}

/** Checks responses of any host against the contract. */
export class ResponseChecker {
  readonly #routes = new RouteIndex(contractOperations());
  readonly #checker = new ContractChecker();

  /**
   * Checks one response; its body is read from a copy.
   *
   * @throws Error when the contract has no such operation.
   */
  async check(request: Request, response: Response): Promise<ResponseCheck> {
    const { pathname } = new URL(request.url);
    const match = this.#routes.find(request.method, pathname);
    if (!match || match === 'method-not-allowed')
      throw new Error(`${request.method} ${pathname} is not in the contract.`);
    const { operation } = match;
    const responseText = await readResponse(response.clone());
    const types = operation.responseTypes(response.status);
    const problems =
      operation.statuses.includes(response.status) && !isDocumented(types, responseText)
        ? [
            {
              field: 'content-type',
              message: `${responseText.contentType} is not among ${types.join(', ') || 'none'}`,
            },
          ]
        : this.#checker.checkResponse(
            operation,
            response.status,
            responseText.contentType,
            responseText.body,
          );
    const error = findError(response.status, responseText.body);
    return {
      operationId: operation.id,
      status: response.status,
      problems,
      ...(error === undefined ? {} : { error }),
    };
  }
}

/** A response without a body needs no content type. */
function isDocumented(types: string[], { contentType, text }: ResponseText): boolean {
  return types.includes(contentType) || (text === '' && types.length === 0);
}
