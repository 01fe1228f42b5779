import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Options } from 'orval';
import { standardTermFor } from '../names/standard-terms.ts';
import { ReadableError } from '../setup/exit-with-message.mjs';
import { type OpenApiDocument, readDocument } from './bundle-service.ts';
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
 * The merged contract with its typed paths, and for each service a SWR client, models, zod schemas with their limits, and MSW handlers.
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
  for (const options of [
    serviceOptions(service, bundle, folder),
    ...clientOptions(service, bundle, folder),
    zodOptions(service, bundle, folder),
  ])
    await runOrval(options);
  writeClientModule(join(folder, service), service);
  moveLimits(join(folder, service), service);
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

/** Matches a limit that Orval writes above the schema to which it belongs. */
const LIMIT = /^export const (\w+) = (?:-?[\d.]+|new RegExp\('.*'\));\n+/gm;

/** Moves lengths, ranges and patterns out of the zod schemas, so that a form has those of its fields without the schemas. */
function moveLimits(folder: string, service: string): void {
  const schemas = join(folder, `${service}.zod.ts`);
  const source = readFileSync(schemas, 'utf8');
  const limits = [...source.matchAll(LIMIT)];
  const names = limits.map(([, name]) => `  ${name},\n`).join('');
  writeFileSync(
    join(folder, `${service}.limits.ts`),
    `/** Generated from the contract. Do not edit. */\n${limits.map(([line]) => `${line.trim()}\n`).join('')}`,
  );
  const imports = `import * as zod from 'zod';\n`;
  writeFileSync(
    schemas,
    source
      .replaceAll(LIMIT, '')
      .replace(imports, () => `${imports}import {\n${names}} from './${service}.limits.ts';\n`),
  );
}

/** Replaces the client in one module by one that names the modules of the operations. */
function writeClientModule(folder: string, service: string): void {
  const operations = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'model')
    .map(({ name }) => `export * from './${name}/${name}.ts';\n`)
    .sort();
  writeFileSync(join(folder, `${service}.ts`), operations.join(''));
}

/**
 * Checks the names that generated code takes over: a new one is still easy to change here.
 *
 * @throws ReadableError when an operation or a component has a name for which there is a standard term.
 */
function checkContractNames(contract: OpenApiDocument): void {
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

/**
 * Merges the services' bundles into one document, the source of the typed paths, the validators and the mock server.
 *
 * @throws Error when two services define the same path or component differently.
 */
function mergeDocuments(documents: Map<string, OpenApiDocument>): OpenApiDocument {
  const merged: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Marlowe Eyewear: commerce API',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "The storefront's own origin, which forwards to the commerce API." }],
    tags: [],
    paths: {},
    components: {},
  };
  for (const [service, document] of documents) {
    merged.security ??= document.security;
    merged.tags?.push(...(document.tags ?? []));
    addAll(merged.paths, document.paths, `${service}: path`);
    for (const [kind, definitions] of Object.entries(document.components ?? {})) {
      merged.components ??= {};
      merged.components[kind] ??= {};
      addAll(merged.components[kind], definitions, `${service}: ${kind}`);
    }
  }
  return merged;
}

function addAll(
  target: Record<string, unknown>,
  definitions: Record<string, unknown>,
  context: string,
): void {
  for (const [name, value] of Object.entries(definitions)) {
    if (name in target && !isDeepStrictEqual(target[name], value)) {
      throw new Error(`${context} "${name}" is already defined differently in another service. Rename it.`);
    }
    target[name] = value;
  }
}

const METHODS = ['get', 'post', 'put', 'delete'];

/**
 * Builds the source of a module with the path of each query as a separate constant, which is tree-shakable, and the method and
 * path of each mutation.
 */
function operationPaths(contract: OpenApiDocument): string {
  const operations = operationsOf(contract);
  const queries = operations.filter(({ method }) => method === 'GET');
  const mutations = operations.filter(({ method }) => method !== 'GET');
  return [
    '/** Generated from the contract. Do not edit. */',
    ...queries.map(({ id, path }) => `export const ${id}Path = '${path}';`),
    'export const mutations = {',
    ...mutations.map(({ id, method, path }) => `  ${id}: ['${method}', '${path}'],`),
    '} as const;',
    'export type MutationId = keyof typeof mutations;',
    '',
  ].join('\n');
}

/**
 * Source of a module with the commands that respond with a redirect, so that a native form post works. A separate module,
 * because pages need it before the rest of the contract.
 */
function formActions(contract: OpenApiDocument): string {
  const commands = operationsOf(contract).filter(
    ({ method, responses }) => method === 'POST' && '302' in responses,
  );
  return [
    '/** Generated from the contract. Do not edit. */',
    ...commands.map(({ id, path }) => `export const ${id}Action = '${path}';`),
    '',
  ].join('\n');
}

function operationsOf(contract: OpenApiDocument) {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => {
      const { operationId, responses } = methods[method] as { operationId: string; responses: object };
      return { id: operationId, method: method.toUpperCase(), path, responses: responses };
    }),
  );
}
