import { describe, expect, it } from 'vitest';
import { exampleCalls, pathOf, serialize } from '../../tests/sandbox/bad-requests/example-call';
import { responseExamples } from '../contract/examples';
import { contractOperations } from '../contract/operations';
import { testSandbox } from '../testing/test-sandbox';
import { namedScenarios } from './named-scenarios';
import { scenarioIndex } from './scenario-index';

const operations = contractOperations();
const calls = new Map(exampleCalls().map((call) => [call.operationId, call]));
const examples = operations.map((operation) => ({ operation, namedExamples: responseExamples(operation) }));

/** Returns a valid request in a scenario. */
function requestOf(operationId: string, scenario: string): Request {
  const call = calls.get(operationId);
  if (!call) throw new Error(`The contract has no example call of ${operationId}.`);
  const { body, method } = call;
  return new Request(new URL(pathOf(call), 'http://sandbox.test'), {
    method,
    headers: {
      'x-sandbox-scenario': scenario,
      ...(body ? { 'content-type': body.contentType } : {}),
    },
    ...(body ? { body: serialize(body.contentType, body.value) } : {}),
  });
}

describe('scenarios of the contract', () => {
  const { sandbox } = testSandbox();

  it.each(examples)(
    '$operation.id: each example is a scenario, and is returned unchanged',
    async (operationExamples) => {
      const { operation, namedExamples } = operationExamples;
      const responses = await Promise.all(
        namedExamples.map(async ({ name }) => {
          const scenario = `${operation.id}:${name}`;
          expect(sandbox.scenarios.has(scenario), scenario).toBe(true);
          const { response } = await sandbox.handle(requestOf(operation.id, scenario));
          const text = await response.text();
          const contentType = response.headers.get('content-type');
          return { name, status: response.status, contentType, text };
        }),
      );
      expect(responses).toEqual(
        namedExamples.map(({ name, status, contentType, value }) => ({
          name,
          status,
          contentType,
          text: typeof value === 'string' ? value : JSON.stringify(value),
        })),
      );
    },
  );

  it('covers success and failure of every operation', () => {
    const operationsWithout = (matches: (status: number) => boolean) =>
      examples
        .filter(({ namedExamples }) => !namedExamples.some(({ status }) => matches(status)))
        .map(({ operation }) => operation.id);
    expect(operationsWithout((status) => status >= 400)).toEqual([]);
  });
});

describe('named scenarios', () => {
  it('have unique names that fit into a cookie, and none hides an example of the contract', () => {
    const names = namedScenarios.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const exampleCount = examples.reduce((sum, { namedExamples }) => sum + namedExamples.length, 0);
    expect(scenarioIndex(operations).size).toBe(exampleCount + names.length);
  });

  it.each(namedScenarios)('$name uses operations and examples of the contract', ({ effects }) => {
    expect(Object.keys(effects)).not.toEqual([]);
    for (const [operationId, effect] of Object.entries(effects)) {
      const operation = operations.find(({ id }) => id === operationId);
      expect(operation, operationId).toBeDefined();
      if (operation && effect.kind === 'example') {
        expect(responseExamples(operation).map(({ name }) => name)).toContain(effect.example);
      }
    }
  });
});
