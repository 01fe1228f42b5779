import { rmSync } from 'node:fs';
import { bundleServices } from '../generate/bundle-service.ts';
import { differingFiles } from '../generate/differing-files.ts';
import { generatedParts } from '../generate/generated-parts.ts';
import { contractServices } from '../generate/services.ts';

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

/** Generates all code from the OpenAPI files into a folder that is empty afterwards but for it. */
async function generateAll(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const bundles = await bundleServices(contractServices(), '.cache/contract');
  for (const { generate } of generatedParts(bundles)) await generate(folder);
}
