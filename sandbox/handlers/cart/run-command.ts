import type { CommandFailure } from '@generated/cart/model/commandFailure';
import { ApiErrorResponse } from '../../http/refuse';
import type { SandboxState } from '../../state/state';

/**
 * Runs a servlet command in a transaction. An `ApiErrorResponse` rolls it back and becomes an error body with HTTP 200.
 */
export function runCommand<Done>(state: SandboxState, work: () => Done): Done | CommandFailure {
  try {
    return state.transaction(work);
  } catch (error) {
    if (!(error instanceof ApiErrorResponse)) throw error;
    const { errorCode, errorKey, errorMessage, errorParameters = [] } = error.apiError;
    return { errorCode, errorMessage, errorMessageKey: errorKey, errorMessageParam: errorParameters };
  }
}
