import type { OperationId } from '../../contract/operations';
import type { Walk } from '../walk';

/**
 * Calls one operation so that it should succeed. The run checks the response itself.
 *
 * @throws MissingInputError when the host does not provide what the call needs.
 */
export type Probe = (walk: Walk) => Promise<unknown>;

export type Probes = Partial<Record<OperationId, Probe>>;
