/** Pages and parts that have to share a module before it stands in the file that all of them load. */
const MANY = 10;

/** What a bundler tells of a module. */
interface Module {
  isEntry: boolean;
  importers: string[];
  dynamicImporters: string[];
}

type FindModule = (id: string) => Module | null;

/**
 * Says whether a module of the store belongs into the one file that every page loads: what the entry needs, and what so
 * many pages and parts need that it would else be cut into many small files, which compress badly.
 */
export function isInStoreFile(id: string, find: FindModule): boolean {
  const starts = startsOf(id, find);
  return starts.length >= MANY || starts.some((start) => find(start)?.isEntry);
}

/** The entry, pages and parts from which a module is reached without a later import. */
function startsOf(id: string, find: FindModule, seen = new Set<string>()): string[] {
  const module = find(id);
  if (seen.has(id) || !module) return [];
  seen.add(id);
  const above = module.importers.flatMap((importer) => startsOf(importer, find, seen));
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...above] : above;
}
