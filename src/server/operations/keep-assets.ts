import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of a build whose files never change. */
const BUILD = '_build';

/**
 * Adds the files of this build to a folder that servers of all builds share: while one build replaces another, and for tabs that were
 * opened before, each server has the files of every page.
 */
export async function keepAssets(clientFolder: string, sharedFolder: string): Promise<void> {
  await cp(join(clientFolder, BUILD), join(sharedFolder, BUILD), { recursive: true, force: false });
}
