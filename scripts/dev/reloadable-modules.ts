import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface ReloadableModules {
  /** Imports a module, anew if it or one of its imports was invalidated. */
  load: <Module>(path: string) => Promise<Module>;
  /** Returns whether a file was imported. */
  has: (path: string) => boolean;
  /** The next import of these files, and of all that import them, runs them again. All others keep their state. */
  invalidate: (paths: Iterable<string>) => void;
}

/**
 * Modules of this process that can be loaded again. Node runs a module once for each URL, so an invalidated one gets another
 * query. Earlier ones are never freed, which a development server can afford.
 *
 * @param isOwn whether a file may change; not those of packages.
 */
export function reloadableModules(isOwn: (path: string) => boolean): ReloadableModules {
  const versions = new Map<string, number>();
  const importers = new Map<string, Set<string>>();

  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:')) return resolved;
      const path = fileURLToPath(resolved.url);
      if (!isOwn(path)) return resolved;
      const importersOfPath = importers.get(path) ?? new Set();
      importers.set(path, importersOfPath);
      if (context.parentURL?.startsWith('file:')) importersOfPath.add(fileURLToPath(context.parentURL));
      return { ...resolved, url: versionedUrl(path) };
    },
  });

  function versionedUrl(path: string): string {
    const version = versions.get(path);
    const { href } = pathToFileURL(path);
    return version ? `${href}?v=${version}` : href;
  }

  return {
    load: (path) => import(pathToFileURL(path).href),
    has: (path) => importers.has(path),
    invalidate: (paths) => {
      const invalid = new Set(paths);
      for (const path of invalid) {
        versions.set(path, (versions.get(path) ?? 0) + 1);
        // A set's loop reaches what is added meanwhile.
        for (const importer of importers.get(path) ?? []) invalid.add(importer);
      }
    },
  };
}
