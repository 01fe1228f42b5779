import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fingerprint } from '../run/fingerprint.ts';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { bundleServices, lintServices } from './bundle-service.ts';
import { differingFiles } from './differing-files.ts';
import { type GeneratedPart, generatedParts } from './generated-parts.ts';
import { MUTATOR } from './orval-options.ts';
import { contractServices } from './services.ts';
import { uncommittedParts } from './uncommitted-parts.ts';

const OUTPUT = 'generated';
const BUNDLES = '.cache/contract';
/** Fingerprints from the last run: inputs and outputs of each part, and of all. */
const RECORD = '.cache/generated.json';
/** A sibling of generated/, so that relative imports in the generated code are the same. */
const FRESH = '.generated-fresh';
const GENERATOR = ['scripts/generate', 'package-lock.json'];
const INPUTS = [...GENERATOR, 'openapi', MUTATOR.path];

type Fingerprints = Record<string, string>;

/**
 * Generates what has changed since the last run, from the OpenAPI files or by an edit of the output, the first time since the
 * commit. Only files with another content are written, so that a dev server updates no more than that.
 *
 * @returns the names of the parts.
 * @throws ReadableError with file and line of what is wrong in the contract; then nothing is written.
 */
export async function generateChanged(): Promise<string[]> {
  const record = readRecord();
  if (record?.all === fingerprintOfAll()) return [];
  const inputs = fingerprintOfInputs();
  const parts = generatedParts(await bundleServices(contractServices(), BUNDLES));
  const isChanged = record
    ? (part: GeneratedPart) => record[part.name] !== fingerprintOf(part)
    : changedSinceCommit();
  const changed = parts.filter(isChanged);
  await generateParts(changed, parts);
  const names = changed.map(({ name }) => name);
  // Saved meanwhile, which only the next run takes in.
  if (fingerprintOfInputs() !== inputs) return names;
  const fingerprints = parts.map((part) => [part.name, fingerprintOf(part)]);
  writeFileSync(RECORD, JSON.stringify({ ...Object.fromEntries(fingerprints), all: fingerprintOfAll() }));
  return names;
}

async function generateParts(changed: GeneratedPart[], parts: GeneratedPart[]): Promise<void> {
  rmSync(FRESH, { recursive: true, force: true });
  mkdirSync(FRESH);
  try {
    const services = contractServices().filter((service) => changed.some(({ name }) => name === service));
    const [lint, generation] = await Promise.allSettled([
      services.length > 0 && lintServices(services),
      (async () => {
        for (const { generate } of changed) await generate(FRESH);
      })(),
    ]);
    // First, since it says where: a contract with errors may break the generators as well.
    for (const result of [lint, generation]) if (result.status === 'rejected') throw result.reason;
    replaceFiles(parts.filter((part) => !changed.includes(part)));
  } finally {
    rmSync(FRESH, { recursive: true, force: true });
  }
}

function replaceFiles(unchanged: GeneratedPart[]): void {
  const outputs = unchanged.flatMap(({ outputs }) => outputs);
  for (const name of differingFiles(OUTPUT, FRESH)) {
    if (outputs.includes(name.split(sep)[0] ?? '')) continue;
    const [source, target] = [join(FRESH, name), join(OUTPUT, name)];
    if (!existsSync(source)) rmSync(target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(source, target);
    }
  }
}

function fingerprintOf({ inputs, outputs }: GeneratedPart): string {
  return fingerprint([...GENERATOR, ...inputs, ...outputs.map((name) => join(OUTPUT, name))]);
}

function fingerprintOfInputs(): string {
  return fingerprint(INPUTS);
}

function fingerprintOfAll(): string {
  return fingerprint([...INPUTS, OUTPUT]);
}

function readRecord(): Fingerprints | undefined {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Fingerprints) : undefined;
}

/** In a fresh clone, which has no record. Without git, every part counts as changed. */
function changedSinceCommit(): (part: GeneratedPart) => boolean {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', ...INPUTS, OUTPUT], { encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  try {
    const parts = uncommittedParts([
      ...git('diff', '--name-only', '--relative', 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]);
    return ({ name }) => !parts || parts.has(name);
  } catch {
    return () => true;
  }
}

if (import.meta.main) {
  try {
    const names = await generateChanged();
    console.log(names.length > 0 ? `Generated: ${names.join(', ')}` : 'Nothing has changed.');
  } catch (error) {
    exitWithMessage(error);
  }
}
