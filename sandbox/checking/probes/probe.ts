import type { OperationId } from '../../contract/operations';
import type { Walk } from '../walk';

/**
 * Calls one operation so that it should succeed. What the answer is, the walk sees itself.
 *
 * @throws MissingInput when something that the call needs is not to be had.
 */
export type Probe = (walk: Walk) => Promise<unknown>;

export type Probes = Partial<Record<OperationId, Probe>>;
