import { cartScenarios } from './buying-scenarios';
import { browsingScenarios } from './finding-scenarios';
import { marketingScenarios } from './marketing-scenarios';
import { accountScenarios } from './member-scenarios';
import type { NamedScenario } from './scenario';

/** All named scenarios. Failures are those of the specification's error catalogs. */
export const namedScenarios: readonly NamedScenario[] = [
  ...cartScenarios,
  ...browsingScenarios,
  ...marketingScenarios,
  ...accountScenarios,
];
