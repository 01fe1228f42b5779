const OF_SERVICE = /^(?:openapi\/([^/]+)\.yaml|generated\/([^/]+)\/.*)$/;
const OF_CONTRACT = /^generated\/[^/]+$/;

/**
 * The parts of the generated code that may differ from the commit's, which is up to date: a check sees to it. Undefined when all
 * of them may, such as after a change of a shared schema.
 *
 * @param changed uncommitted files among the inputs and outputs of the generator.
 */
export function uncommittedParts(changed: readonly string[]): Set<string> | undefined {
  const parts = new Set(changed.length > 0 ? ['contract'] : []);
  for (const path of changed) {
    const [, ofInput, ofOutput] = OF_SERVICE.exec(path) ?? [];
    const service = ofInput ?? ofOutput;
    if (service) parts.add(service);
    else if (!OF_CONTRACT.test(path)) return undefined;
  }
  return parts;
}
