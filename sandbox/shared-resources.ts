import { ContractChecker } from './contract/checker';
import { contractOperations } from './contract/operations';
import { RouteIndex } from './contract/route-index';
import type { Scenario } from './scenarios/scenario';
import { scenarioIndex } from './scenarios/scenario-index';

/** Immutable resources of all sandboxes of a process. */
export interface SharedResources {
  routes: RouteIndex;
  checker: ContractChecker;
  scenarios: ReadonlyMap<string, Scenario>;
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
  };
}
