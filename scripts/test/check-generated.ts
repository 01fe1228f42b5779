import { rmSync } from 'node:fs';
import { differingFiles } from '../generate/differing-files.ts';
import { generateAll } from '../generate/generate-all.ts';

/** A sibling of generated/, so that relative imports in the generated code are the same. */
const FRESH = '.generated-fresh';

/** Fails when generated/ is out of date with the OpenAPI files. */
await generateAll(FRESH);
const differences = differingFiles('generated', FRESH);
rmSync(FRESH, { recursive: true, force: true });
if (differences.length > 0) {
  console.error(
    `generated/ is out of date. Run "npm run generate" and commit. Different:\n${differences.join('\n')}`,
  );
  process.exit(1);
}
