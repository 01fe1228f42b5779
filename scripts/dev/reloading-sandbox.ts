import '../contract/resolve-aliases.ts';
import type { DevSandbox } from '@sandbox/dev-server';
import { reloadableModules } from './reloadable-modules.ts';

export interface ReloadingSandboxOptions {
  /** Folder of the modules that may be edited. */
  root: string;
  /** The module `sandbox/dev-server.ts`. */
  entry: string;
  dataFile: string;
  /** After edited modules were loaded. */
  onReload: () => void;
  /** Called when they cannot be loaded. */
  onError: (error: Error) => void;
}

export interface ReloadingSandbox {
  /** Waits while edited modules load. Rejects while the sandbox does not start. */
  current: () => Promise<DevSandbox>;
  /** Takes notice of a file that was edited. */
  edited: (path: string) => void;
}

/**
 * A sandbox in this process that loads edited modules anew. Its state is in a file, which the earlier one closes and the next
 * one opens; modules that do not depend on an edited one, such as the seed, keep what they have computed. While an edited
 * module has an error, the sandbox stays as it was.
 */
export function reloadingSandbox({
  root,
  entry,
  dataFile,
  onReload,
  onError,
}: ReloadingSandboxOptions): ReloadingSandbox {
  const modules = reloadableModules((path) => path.startsWith(root) && !path.includes('node_modules'));
  const load = () => modules.load<typeof import('@sandbox/dev-server')>(entry);
  const open = async () => (await load()).openDevSandbox(dataFile);
  const edits = new Set<string>();
  let current = reported(open());

  async function reload(earlier: DevSandbox | undefined): Promise<DevSandbox> {
    const loading = [...edits];
    // A reload before this one has taken all of them.
    if (loading.length === 0 && earlier) return earlier;
    modules.invalidate(loading);
    try {
      await load();
    } catch (error) {
      if (!earlier) throw error;
      onError(error as Error);
      return earlier;
    }
    earlier?.close();
    const next = await open();
    for (const path of loading) edits.delete(path);
    onReload();
    return next;
  }

  function reported(sandbox: Promise<DevSandbox>): Promise<DevSandbox> {
    sandbox.catch(onError);
    return sandbox;
  }

  return {
    current: () => current,
    edited: (path) => {
      // After an error the cause may be in any file, such as one that was missing.
      if (!modules.has(path) && edits.size === 0) return;
      edits.add(path);
      current = reported(current.catch(() => undefined).then(reload));
    },
  };
}
