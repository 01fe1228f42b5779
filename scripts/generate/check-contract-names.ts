import { standardTermFor } from '../names/standard-terms.ts';
import { ReadableError } from '../setup/exit-with-message.mjs';
import type { OpenApiDocument } from './bundle-service.ts';
import { operationsOf } from './operation-paths.ts';

/**
 * Checks the names that generated code takes over: a new one is still easy to change here.
 *
 * @throws ReadableError when an operation or a component has a name for which there is a standard term.
 */
export function checkContractNames(contract: OpenApiDocument): void {
  const names = [
    ...operationsOf(contract).map(({ id }) => id),
    ...Object.values(contract.components ?? {}).flatMap((definitions) => Object.keys(definitions)),
  ];
  const findings = names.flatMap((name) => {
    const term = standardTermFor(name);
    return term ? [`${name}: ${term}`] : [];
  });
  if (findings.length > 0)
    throw new ReadableError(`Use the standard term in openapi/*.yaml:\n${findings.join('\n')}`);
}
