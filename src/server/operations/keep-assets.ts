import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of a build whose files never change. */
const BUILD = '_build';

/**
 * Adds the files of this build to a folder that servers of all builds share: while one build replaces another, and for tabs that were
 * opened before, each server has the files of every page.
 */
export async function keepAssets(clientFolder: string, sharedFolder: string): Promise<void> {
  const source = join(clientFolder, BUILD);
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    await addFile(file, join(sharedFolder, BUILD, file.slice(source.length)));
  }
}

/** Adds a file at once, so that no server sends half of it, which browsers would keep for a year. */
async function addFile(file: string, target: string): Promise<void> {
  const { size } = await stat(file);
  if ((await stat(target).catch(() => undefined))?.size === size) return;
  await mkdir(dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.part`;
  await copyFile(file, part);
  await rename(part, target);
}
