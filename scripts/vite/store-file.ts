/** Number of entry points that must share a module before it moves to the main chunk. */
const MANY = 10;

/** The fields of Rollup's ModuleInfo in use. */
interface Module {
  isEntry: boolean;
  importers: string[];
  dynamicImporters: string[];
}

type FindModule = (id: string) => Module | null;

/**
 * Whether a module belongs in the main chunk, which every page loads: modules of the entry, and modules shared by so many
 * dynamic entry points that they would end up in many small chunks, which compress badly.
 */
export function isInStoreFile(id: string, find: FindModule): boolean {
  const entryPoints = entryPointsOf(id, find);
  return entryPoints.length >= MANY || entryPoints.some((entryPoint) => find(entryPoint)?.isEntry);
}

/** The entry and dynamic entry points that import a module statically. */
function entryPointsOf(id: string, find: FindModule, seen = new Set<string>()): string[] {
  const module = find(id);
  if (seen.has(id) || !module) return [];
  seen.add(id);
  const above = module.importers.flatMap((importer) => entryPointsOf(importer, find, seen));
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...above] : above;
}
