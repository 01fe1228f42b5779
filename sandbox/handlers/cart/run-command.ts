import type { CommandFailure } from '@generated/cart/model/commandFailure';
import { RefusalError } from '../../http/refuse';
import type { SandboxState } from '../../state/state';

/**
 * Runs a servlet command: a refusal becomes its answer, with HTTP 200, and nothing of what the command wrote is kept.
 */
export function runCommand<Done>(state: SandboxState, work: () => Done): Done | CommandFailure {
  try {
    return state.transaction(work);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { errorCode, errorKey, errorMessage, errorParameters = [] } = error.refusal;
    return { errorCode, errorMessage, errorMessageKey: errorKey, errorMessageParam: errorParameters };
  }
}
