import { rmSync } from 'node:fs';
import { bundleServices } from './bundle-service.ts';
import { generatedParts } from './generated-parts.ts';
import { contractServices } from './services.ts';

/** Generates all code from the OpenAPI files into a folder that is empty afterwards but for it. */
export async function generateAll(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const bundles = await bundleServices(contractServices(), '.cache/contract');
  for (const { generate } of generatedParts(bundles)) await generate(folder);
}
