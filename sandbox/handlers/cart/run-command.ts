import type { CommandFailure } from '@generated/cart/model/commandFailure';
import { ApiErrorResponse } from '../../http/api-errors';
import type { SandboxState } from '../../state/state';

/**
 * Runs a servlet command in a transaction. An `ApiErrorResponse` rolls it back and becomes an error body with HTTP 200.
 */
export function runCommand<Result>(state: SandboxState, command: () => Result): Result | CommandFailure {
  try {
    return state.transaction(command);
  } catch (error) {
    if (!(error instanceof ApiErrorResponse)) throw error;
    const { errorCode, errorKey, errorMessage, errorParameters = [] } = error.apiError;
    return { errorCode, errorMessage, errorMessageKey: errorKey, errorMessageParam: errorParameters };
  }
}
