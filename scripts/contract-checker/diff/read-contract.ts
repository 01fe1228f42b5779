import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
  security?: unknown[];
}

const REDOCLY = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/**
 * Reads a version of the contract.
 *
 * @param name a JSON file, a YAML file (bundled with what it refers to), or one of them in a Git revision such as
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
  if (existsSync(name)) {
    const text = readFileSync(name, 'utf8');
    if (!isYaml(name)) return text;
    return hasOtherFiles(text) ? bundle(name) : asJson(name, text);
  }
  if (!name.includes(':')) throw new Error(`There is no file "${name}".`);
  if (isYaml(name)) return bundleOfRevision(name);
  try {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const;
    return execFileSync('git', ['show', '--end-of-options', name], options);
  } catch {
    throw notFound(name);
  }
}

/** Whether one of its references leads to another file. */
function hasOtherFiles(text: string): boolean {
  return /\$ref["']?\s*:\s*["']?(?!["'#\s])/.test(text);
}

function asJson(name: string, text: string): string {
  try {
    // Anchors of YAML are copies.
    return JSON.stringify(parseYaml(text, { maxAliasCount: -1 }));
  } catch {
    throw new Error(`"${name}" is not YAML.`);
  }
}

function isYaml(name: string): boolean {
  return /\.ya?ml$/.test(name);
}

function notFound(name: string): Error {
  return new Error(`There is no file "${name}", neither on disk nor in Git.`);
}

/** What the file refers to is taken from the same revision. */
function bundleOfRevision(name: string): string {
  const separator = name.indexOf(':');
  const [revision, path] = [name.slice(0, separator), name.slice(separator + 1)];
  return inNewFolder((folder) => {
    const archive = join(folder, 'revision.tar');
    const unpacked = join(folder, path);
    try {
      // Paths of a revision count from the root of the repository.
      const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8', stdio: 'pipe' });
      const options = { cwd: root.trim(), stdio: 'pipe' } as const;
      execFileSync('git', ['archive', '--output', archive, revision, '--', dirname(path)], options);
      execFileSync('tar', ['-xf', archive, '-C', folder], { stdio: 'pipe' });
    } catch {
      throw notFound(name);
    }
    if (!existsSync(unpacked)) throw notFound(name);
    return bundle(unpacked, name);
  });
}

function bundle(path: string, name = path): string {
  if (!existsSync(REDOCLY))
    throw new Error('YAML is bundled by Redocly, which is not installed: run npm install.');
  return inNewFolder((folder) => {
    const target = join(folder, 'contract.json');
    try {
      execFileSync(process.execPath, [REDOCLY, 'bundle', path, '--output', target], { stdio: 'pipe' });
    } catch {
      throw new Error(`"${name}" cannot be bundled: a reference in it leads nowhere, or it is not OpenAPI.`);
    }
    return readFileSync(target, 'utf8');
  });
}

function inNewFolder<T>(action: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    return action(folder);
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
