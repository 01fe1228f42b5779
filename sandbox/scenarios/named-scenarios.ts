import { buyingScenarios } from './buying-scenarios';
import { findingScenarios } from './finding-scenarios';
import { marketingScenarios } from './marketing-scenarios';
import { memberScenarios } from './member-scenarios';
import type { NamedScenario } from './scenario';

/** States of the platform that have a name of their own. Failures are those of the specification's error catalogues. */
export const namedScenarios: readonly NamedScenario[] = [
  ...buyingScenarios,
  ...findingScenarios,
  ...marketingScenarios,
  ...memberScenarios,
];
