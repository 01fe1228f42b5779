import type { Operation } from '../../contract-checker/plugin';

/** A call before it reaches the host. */
export interface ProxiedCall {
  request: Request;
  /** Whether the call is of the operation that has the defect. */
  isTarget: boolean;
  operationId: string | undefined;
  /** Forwards a request; default: this one. */
  forward: (request?: Request) => Promise<Response>;
}

/** What a defect does with one call: another response, none at all, or undefined when it leaves the call as it is. */
export type Behavior = (call: ProxiedCall) => Promise<Response | 'hang' | undefined>;

/** A kind of defect, planted into one operation at a time. */
export interface DefectKind {
  name: string;
  /** A public report of a real API that had a defect of this kind. */
  report?: string;
  /** Whether the kind makes sense for the operation. */
  appliesTo: (operation: Operation) => boolean;
  /** The defect of one operation, with a memory of its own. */
  plant: (operation: Operation) => Behavior;
}
