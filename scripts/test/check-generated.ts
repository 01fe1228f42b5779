import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generate } from '../generate/generate.ts';

/** A sibling of generated/, so that relative imports in the generated code are the same. */
const FRESH = '.generated-check';

/** Fails when generated/ is out of date with the OpenAPI files. */
await generate(FRESH);
const differences = differingFiles('generated', FRESH);
rmSync(FRESH, { recursive: true, force: true });
if (differences.length > 0) {
  console.error(
    `generated/ is out of date. Run "npm run generate" and commit. Different:\n${differences.join('\n')}`,
  );
  process.exit(1);
}

function differingFiles(committed: string, fresh: string): string[] {
  const names = new Set([...filesOf(committed), ...filesOf(fresh)]);
  return [...names].filter((name) => contentOf(join(committed, name)) !== contentOf(join(fresh, name)));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile())
    .map((dirent) => relative(folder, join(dirent.parentPath, dirent.name)));
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
