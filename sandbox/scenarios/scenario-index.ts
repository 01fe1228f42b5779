import { responseExamples } from '../contract/examples';
import type { Operation } from '../contract/operations';
import { namedScenarios } from './named-scenarios';
import { example, type Scenario } from './scenario';

/**
 * Scenarios by name: the named ones, and one for each response example of the contract, called `operation:example`
 * (`addGlasses:outOfStock`).
 */
export function scenarioIndex(operations: Operation[]): Map<string, Scenario> {
  const contractScenarios = operations.flatMap((operation) =>
    responseExamples(operation).map(
      ({ name, summary, status }): Scenario => ({
        name: `${operation.id}:${name}`,
        summary: `${operation.id} returns ${status}: ${summary}`,
        effects: { [operation.id]: example(name) },
      }),
    ),
  );
  return new Map([...contractScenarios, ...namedScenarios].map((scenario) => [scenario.name, scenario]));
}
