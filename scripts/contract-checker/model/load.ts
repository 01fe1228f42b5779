import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContract } from '../diff/read-contract.ts';
import type { Contract, Plugin } from '../plugin.ts';
import { LoadedContract } from './contract.ts';

/** Where a description and what is special about its API are. */
export interface ContractFiles {
  /** An OpenAPI description, JSON or YAML. */
  contract: string;
  /** A module that exports a `plugin`, or a folder with such a `plugin.ts` or `plugin.js`. */
  plugin?: string | undefined;
}

/** @throws Error with a readable message when one of the files cannot be read. */
export async function loadContract({ contract, plugin: file }: ContractFiles): Promise<Contract> {
  const plugin = file === undefined ? {} : await loadPlugin(file);
  return readWith(contract, plugin);
}

/** The contract of a file with a plug-in that is there already. */
export function readWith(contract: string, plugin: Plugin = {}): Contract {
  return new LoadedContract(readContract(contract), { plugin, files: sourceFiles(contract, plugin) });
}

/** The files that findings point to. A bundle is no place to read or to mend. */
function sourceFiles(contract: string, { sources }: Plugin): string[] {
  return sources === undefined ? [resolve(contract)] : globSync(sources).sort();
}

async function loadPlugin(file: string): Promise<Plugin> {
  const path = pluginFile(resolve(file));
  if (path === undefined) throw new Error(`There is no plug-in "${file}".`);
  const module = await importPlugin(path, file);
  if (typeof module.plugin !== 'object') throw new Error(`"${file}" exports no "plugin".`);
  return module.plugin;
}

async function importPlugin(path: string, file: string): Promise<{ plugin?: Plugin }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new Error(`"${file}" cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
}

function pluginFile(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats && path;
  return ['plugin.ts', 'plugin.mts', 'plugin.js', 'plugin.mjs']
    .map((name) => join(path, name))
    .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}
