import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
  security?: unknown[];
}

/**
 * Reads a version of the contract.
 *
 * @param name a JSON file, a YAML file (bundled with what it refers to), or a file of a Git revision such as
 *   `main:generated/contract.json`.
 * @throws Error with a readable message when there is no such document.
 */
export function readContract(name: string): OpenApiDocument {
  const document = parse(name, textOf(name));
  if (!document.openapi?.startsWith('3.') || !document.paths)
    throw new Error(`"${name}" is not an OpenAPI 3 document.`);
  return document;
}

function textOf(name: string): string {
  if (existsSync(name)) return /\.ya?ml$/.test(name) ? bundle(name) : readFileSync(name, 'utf8');
  if (!name.includes(':')) throw new Error(`There is no file "${name}".`);
  try {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const;
    return execFileSync('git', ['show', '--end-of-options', name], options);
  } catch {
    throw new Error(`There is no file "${name}", neither on disk nor in Git.`);
  }
}

function bundle(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    const target = join(folder, 'contract.json');
    execFileSync('redocly', ['bundle', path, '--output', target], { stdio: 'pipe' });
    return readFileSync(target, 'utf8');
  } catch {
    throw new Error(`"${path}" cannot be bundled: a reference in it leads nowhere, or it is not OpenAPI.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parse(name: string, text: string): Partial<OpenApiDocument> & OpenApiDocument {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`"${name}" is not JSON.`);
  }
}
