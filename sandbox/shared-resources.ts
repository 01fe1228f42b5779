import type { HttpHandler } from 'msw';
import { ContractChecker } from './contract/checker';
import { contractOperations, type OperationId } from './contract/operations';
import { RouteIndex } from './contract/route-index';
import { handlerFactories } from './handlers/registry';
import type { Scenario } from './scenarios/scenario';
import { scenarioIndex } from './scenarios/scenario-index';

/** Immutable resources of all sandboxes of a process. */
export interface SharedResources {
  routes: RouteIndex;
  checker: ContractChecker;
  scenarios: ReadonlyMap<string, Scenario>;
  /** Stateless: a handler gets its sandbox's context with each call. */
  handlers: ReadonlyMap<OperationId, HttpHandler>;
}

let resources: SharedResources | undefined;

/** Builds the resources on first use, once per process: compiling validators alone takes longer than most tests. */
export function sharedResources(): SharedResources {
  resources ??= buildResources();
  return resources;
}

function buildResources(): SharedResources {
  const operations = contractOperations();
  return {
    routes: new RouteIndex(operations),
    checker: new ContractChecker(),
    scenarios: scenarioIndex(operations),
    handlers: new Map(operations.map(({ id }) => [id, handlerFactories[id]()])),
  };
}
