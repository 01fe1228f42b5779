import { readFileSync, writeFileSync } from 'node:fs';
import { OLDEST_BROWSERS } from './browser-support.ts';

/**
 * Lists the functions and properties that one of the oldest supported browsers lacks, in `newer-functions.json`: names by their
 * owner, a class or an object. Those of `globalThis` are classes and objects themselves.
 *
 * Argument: `data.json` of the package `@mdn/browser-compat-data`.
 */
type Support = { version_added: string | boolean | null; flags?: unknown; prefix?: string };
type Compat = { support: Record<string, Support | Support[] | undefined> };
/** Members by name, and `__compat`. */
interface Feature {
  [name: string]: Feature | undefined;
}

const compatOf = (feature: Feature | undefined) => feature?.__compat as Compat | undefined;

const [path] = process.argv.slice(2);
if (!path) throw new Error('Missing: the path of data.json.');
const { javascript, api } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Feature>;

const oldest = OLDEST_BROWSERS.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name, version: Number(version) };
});

const NEVER = Number.POSITIVE_INFINITY;

/** The first version that has a feature, if only in part. */
function firstVersion(feature: Feature, browser: string): number {
  const statements = [compatOf(feature)?.support[browser] ?? []].flat();
  return Math.min(
    NEVER,
    ...statements.map(({ version_added: version, flags, prefix }) => {
      if (flags || prefix || typeof version !== 'string') return NEVER;
      // "≤37" or "preview".
      return Number.parseFloat(version.replace('≤', '')) || NEVER;
    }),
  );
}

const isNewer = (feature: Feature) =>
  oldest.some(({ name, version }) => firstVersion(feature, name) > version);

const newer: Record<string, string[]> = { globalThis: [] };
const add = (owner: string, name: string) => {
  newer[owner] ??= [];
  if (!newer[owner].includes(name)) newer[owner].push(name);
};
const IDENTIFIER = /^[A-Za-z]\w*$/;
const builtins = { ...javascript?.builtins, ...javascript?.builtins?.Intl };

for (const [owner, feature] of [...Object.entries(builtins), ...Object.entries(api ?? {})]) {
  if (!(IDENTIFIER.test(owner) && feature?.__compat)) continue;
  const isWholeNewer = isNewer(feature);
  if (isWholeNewer && !Object.hasOwn(javascript?.builtins?.Intl ?? {}, owner)) add('globalThis', owner);
  // What the language creates is reached without its class, such as an iterator.
  if (isWholeNewer && !Object.hasOwn(builtins, owner)) continue;
  for (const [key, member] of Object.entries(feature)) {
    const name = key.replace(/_static$/, '');
    // Other names with an underscore are behavior.
    if (IDENTIFIER.test(name) && !name.includes('_') && name !== owner && member?.__compat && isNewer(member))
      add(owner, name);
  }
}
writeFileSync(new URL('newer-functions.json', import.meta.url), `${JSON.stringify(newer, null, 2)}\n`);
