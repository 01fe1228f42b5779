/** Imported by the document of a build without a server; on a server it is the entry itself. */
const ENTRY = /\/src\/app\/entry-client\./;
/** The module of a page. Its folder names the page. */
const PAGE = /\/src\/app\/routes\/([^/]+)\/page\./;
/** Modules that open over a page, or fill one after its first paint. */
const PANEL =
  /\/([^/]*-(?:dialog|panel|editor)|shared\/composed-[^/]*|store-map|contact-lens-page|gallery-zoom|product-(?:related|size|fit)|composed-filter)\.tsx$/;
/**
 * The sandbox of a build without a server. What only it needs stays apart: MSW throws as it loads where storage is blocked,
 * and the page that says so must load.
 */
const SANDBOX = /\/sandbox\/browser\./;
/** Clients of operations, without models and limits, which pages load with their forms. The module that names those of a service imports all of them, so counting would say nothing. */
const GENERATED_CLIENT = /\/generated\/(?!.*(?:\/model\/|\.(?:limits|msw|zod)\.))/;

/** Libraries that many places need, but none at first: of forms, of dialogs, and for texts of others. */
export const LAZY_LIBRARIES = [
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
  { name: 'overlays', test: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\// },
  { name: 'sanitizer', test: /node_modules\/dompurify\// },
];

/** Message catalogs of the lens panel, and their language. */
const LENS_MESSAGES =
  /\/features\/(?:lens|lens\/panel|prescription|prescription-upload)\/locales\/(\w+)\.po$/;

/** Names the chunk of a message catalog: one for all of the lens panel's in a language; undefined for one of its own. */
export function chunkOfMessages(id: string): string | undefined {
  const language = LENS_MESSAGES.exec(id)?.[1];
  return language && `lens-messages-${language}`;
}

/** Chunk of the parts around every page. */
const SHELL = 'shell';
/** A module of more places than that is shared. */
const MAX_PLACES = 3;
/** The pages that most shoppers see: what none of them needs is shared by the others. */
const MAIN_PAGES = ['home', 'listing', 'product', 'cart'];
/** Places where most shoppers need something later. The cart alone only needs the sign-in then. */
const MAIN_PLACES = [SHELL, 'home', 'listing', 'product'];
const PRODUCT = 'product';
/** The lens panel in the cart, which has all of the lens panel's parts. */
const LENS_EDITOR = 'lens-editor';
/** So many entry points load most of what is there. */
const MAX_ENTRY_POINTS = 48;

/** The fields of Rollup's ModuleInfo in use. */
interface ModuleInfo {
  isEntry: boolean;
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

export type GetModule = (id: string) => ModuleInfo | null;

/**
 * Names the chunk of a module by the places that load it: a page at first, a page later, a panel; undefined for a module of a
 * page, which is a separate chunk. Modules of many places are split by whether the pages that most shoppers see need them, and
 * when.
 *
 * The bundler puts each set of lazy components that share a module into a separate chunk: 600 of 700 files had less than 2 KiB,
 * and a shopper's action loaded 20 to 90 of them, in five waves.
 *
 * The imports of a module are loaded wherever the module is. So they have the same places or more, and the same libraries or
 * fewer: chunks never import each other in a circle.
 */
export function chunkByPlace(id: string, getModule: GetModule): string | undefined {
  const module = getModule(id);
  if (!module || module.isEntry || ENTRY.test(id) || PAGE.test(id)) return undefined;
  if (GENERATED_CLIENT.test(id)) return 'clients';
  const entryPoints = entryPointsOf(id, getModule);
  const isInEntry = entryPoints.some((entryPoint) => getModule(entryPoint)?.isEntry);
  if (isInEntry || entryPoints.length >= MAX_ENTRY_POINTS) return 'store';
  const places = new Set<string>();
  const seen = new Set<string>();
  for (const entryPoint of entryPoints) addPlaces(entryPoint, getModule, places, seen);
  const pages = entryPoints.flatMap((entryPoint) => pageOf(entryPoint) ?? []);
  // A module without libraries does not load one.
  return [...shareOf(places, pages), ...librariesOf(id, getModule)].join('-');
}

/** @param pages that load the module at first. */
function shareOf(places: Set<string>, pages: string[]): string[] {
  const isFirst = pages.some((page) => MAIN_PAGES.includes(page));
  // Keeps what a main page needs later apart from what it needs at first, and from what only other pages need.
  const stage = isFirst ? 'first' : pages.length > 0 ? 'others' : 'later';
  const isMain = isFirst || MAIN_PLACES.some((place) => places.has(place));
  if (places.size > MAX_PLACES) return [stage, isMain ? 'shared' : 'aside'];
  // Every page loads the shell.
  if (places.has(SHELL)) return [stage, SHELL];
  const joining = joiningPlace(places);
  return joining ? [stage, joining, 'shared'] : [stage, ...[...places].sort()];
}

/**
 * The place whose shared modules are one chunk, since each file costs a slow phone 3 to 10 ms: the product page, unless another
 * main page needs them, too, or the lens editor. Modules that these import have the same places or more, so no such chunk is
 * imported by one that it imports.
 */
function joiningPlace(places: Set<string>): string | undefined {
  if (places.size < 2) return undefined;
  const [first = LENS_EDITOR, second] = MAIN_PAGES.filter((page) => places.has(page));
  const isJoining = !second && [PRODUCT, LENS_EDITOR].includes(first) && places.has(first);
  return isJoining ? first : undefined;
}

/** The name of the page whose module it is. The search is a listing. */
function pageOf(id: string): string | undefined {
  const name = PAGE.exec(id)?.[1];
  return name === 'search' ? 'listing' : name;
}

/** The lazy libraries that a module imports, directly or not. */
function librariesOf(id: string, getModule: GetModule): string[] {
  const imported = new Set([id]);
  for (const current of imported)
    for (const next of getModule(current)?.importedIds ?? []) imported.add(next);
  return LAZY_LIBRARIES.filter(({ test }) => [...imported].some((current) => test.test(current))).map(
    ({ name }) => name,
  );
}

/** The entry and dynamic entry points that import a module statically, itself included. */
function entryPointsOf(id: string, getModule: GetModule, seen = new Set<string>()): string[] {
  const module = getModule(id);
  if (seen.has(id) || !module) return [];
  seen.add(id);
  const ancestors = module.importers.flatMap((importer) => entryPointsOf(importer, getModule, seen));
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...ancestors] : ancestors;
}

/** Adds the pages and panels on which a module is loaded. */
function addPlaces(id: string, getModule: GetModule, places: Set<string>, seen: Set<string>): void {
  const module = getModule(id);
  if (seen.has(id) || !module) return;
  seen.add(id);
  const panel =
    module.dynamicImporters.length > 0 ? PANEL.exec(id)?.[1]?.replace('shared/composed-', '') : undefined;
  const sandbox = SANDBOX.test(id) ? 'sandbox' : undefined;
  const place = module.isEntry ? SHELL : (pageOf(id) ?? panel ?? sandbox);
  if (place) places.add(place);
  else
    for (const importer of [...module.importers, ...module.dynamicImporters])
      addPlaces(importer, getModule, places, seen);
}
