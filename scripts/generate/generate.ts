import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate as generateWithOrval } from 'orval';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { bundleServices, readDocument } from './bundle-service.ts';
import { checkContractNames } from './check-contract-names.ts';
import { mergeDocuments } from './merge-documents.ts';
import { formActions, operationPaths } from './operation-paths.ts';
import { clientOptions, serviceOptions, zodOptions } from './orval-options.ts';
import { contractServices } from './services.ts';

/**
 * Generates all code from the OpenAPI files: SWR client, models, zod schemas and MSW handlers per service, plus the merged
 * contract and its typed paths. The output is deterministic.
 */
export async function generate(output: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const services = contractServices();
    const bundles = bundleServices(services, folder);
    const contract = mergeDocuments(
      new Map([...bundles].map(([service, path]) => [service, readDocument(path)] as const)),
    );
    checkContractNames(contract);
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    writeFileSync(join(output, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
    writeFileSync(join(output, 'operation-paths.ts'), operationPaths(contract));
    writeFileSync(join(output, 'form-actions.ts'), formActions(contract));
    const types = await openapiTS(pathToFileURL(join(output, 'contract.json')), { rootTypes: false });
    writeFileSync(join(output, 'paths.d.ts'), astToString(types));
    for (const [service, bundle] of bundles) {
      await generateWithOrval(clientOptions(service, bundle, output));
      await generateWithOrval(serviceOptions(service, bundle, output));
      await generateWithOrval(zodOptions(service, bundle, output));
      assertFileExists(join(output, service, `${service}.msw.ts`));
      writeClientModule(join(output, service), service);
      assertFileExists(join(output, service, `${service}.zod.ts`));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Replaces the client in one module by one that names the modules of the operations. */
function writeClientModule(folder: string, service: string): void {
  const operations = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'model')
    .map(({ name }) => `export * from './${name}/${name}.ts';\n`)
    .sort();
  writeFileSync(join(folder, `${service}.ts`), operations.join(''));
}

/** Orval only logs an error instead of throwing. */
function assertFileExists(path: string): void {
  if (!existsSync(path)) throw new Error(`${path} was not generated; see the message above.`);
}

if (import.meta.main) {
  await generate(process.argv[2] ?? 'generated').catch(exitWithMessage);
}
