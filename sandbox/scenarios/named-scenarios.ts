import { buyingScenarios } from './buying-scenarios';
import { findingScenarios } from './finding-scenarios';
import { marketingScenarios } from './marketing-scenarios';
import { memberScenarios } from './member-scenarios';
import type { NamedScenario } from './scenario';

/** All named scenarios. Failures are those of the specification's error catalogs. */
export const namedScenarios: readonly NamedScenario[] = [
  ...buyingScenarios,
  ...findingScenarios,
  ...marketingScenarios,
  ...memberScenarios,
];
