import { dirname } from 'node:path';

const SOURCE = /^(src|sandbox|scripts|tests)\/(?!e2e\/).*\.(tsx?|mjs|json)$/;
const TEST = /\.test\.tsx?$/;
/** Folders whose folders have little to do with each other. */
const UNRELATED = /^(src(\/(app(\/routes)?|domain|features|lib|ui))?|sandbox(\/handlers)?|scripts|tests)$/;
const OPENAPI = /^openapi\/([^/]+)\.yaml$/;

/**
 * The test files that a change concerns most: of a source file the tests in its folder, or in the nearest folder above that has
 * some, and of an OpenAPI file those of the service's handlers.
 *
 * @param changed paths within the repository.
 * @param files all of its files.
 */
export function testsBeside(changed: readonly string[], files: readonly string[]): string[] {
  const tests = files.filter((file) => TEST.test(file) && SOURCE.test(file));
  const found = changed.flatMap((path) => {
    if (TEST.test(path)) return tests.filter((test) => test === path);
    const service = OPENAPI.exec(path)?.[1];
    if (service) return tests.filter((test) => test.startsWith(`sandbox/handlers/${service}/`));
    return SOURCE.test(path) ? nearestTests(dirname(path), tests) : [];
  });
  return [...new Set(found)].sort();
}

function nearestTests(folder: string, tests: readonly string[]): string[] {
  const own = tests.filter((test) => dirname(test) === folder);
  if (own.length > 0) return own;
  const below = tests.filter((test) => test.startsWith(`${folder}/`));
  if (below.length > 0) return below;
  const parent = dirname(folder);
  return UNRELATED.test(parent) ? [] : nearestTests(parent, tests);
}
