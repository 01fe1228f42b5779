import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'orval';
import { readDocument } from './bundle-service.ts';
import { checkContractNames } from './check-contract-names.ts';
import { mergeDocuments } from './merge-documents.ts';
import { formActions, operationPaths } from './operation-paths.ts';
import { clientOptions, MUTATOR, serviceOptions, zodOptions } from './orval-options.ts';

/** Files that are generated from the same inputs. */
export interface GeneratedPart {
  name: string;
  /** Files. */
  inputs: string[];
  /** Files and folders within `generated/`. */
  outputs: string[];
  /** Writes the outputs into a folder, deterministically. */
  generate: (folder: string) => Promise<void>;
}

/**
 * The merged contract with its typed paths, and for each service a SWR client, models, zod schemas and MSW handlers.
 *
 * @param bundles by service.
 */
export function generatedParts(bundles: ReadonlyMap<string, string>): GeneratedPart[] {
  const contract: GeneratedPart = {
    name: 'contract',
    inputs: [...bundles.values()],
    outputs: ['contract.json', 'operation-paths.ts', 'form-actions.ts', 'paths.d.ts'],
    generate: (folder) => generateContract(bundles, folder),
  };
  const services = [...bundles].map(([service, bundle]) => ({
    name: service,
    inputs: [bundle, MUTATOR.path],
    outputs: [service],
    generate: (folder: string) => generateService(service, bundle, folder),
  }));
  return [contract, ...services];
}

async function generateContract(bundles: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const contract = mergeDocuments(
    new Map([...bundles].map(([service, path]) => [service, readDocument(path)] as const)),
  );
  checkContractNames(contract);
  const file = join(folder, 'contract.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(contract, null, 1)}\n`);
  writeFileSync(join(folder, 'operation-paths.ts'), operationPaths(contract));
  writeFileSync(join(folder, 'form-actions.ts'), formActions(contract));
  // Loaded here, as Orval below: where nothing has changed, neither is needed.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const types = await openapiTS(pathToFileURL(file), { rootTypes: false });
  writeFileSync(join(folder, 'paths.d.ts'), astToString(types));
}

async function generateService(service: string, bundle: string, folder: string): Promise<void> {
  for (const optionsOf of [clientOptions, serviceOptions, zodOptions])
    await runOrval(optionsOf(service, bundle, folder));
  writeClientModule(join(folder, service), service);
}

/** Without its announcement of each run. @throws Error when it fails. */
async function runOrval(options: Options): Promise<void> {
  const { generate } = await import('orval');
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    await generate(options, undefined, { throwOnError: true });
  } finally {
    process.stdout.write = write;
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
