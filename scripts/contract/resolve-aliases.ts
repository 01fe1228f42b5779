import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..', '..');
const ALIASES = { '@/': 'src/', '@generated/': 'generated/', '@sandbox/': 'sandbox/' };

/**
 * Lets Node run the project's TypeScript without a build: resolves the aliases of tsconfig.json and extensionless imports.
 * Load it first, as `node --import ./scripts/contract/resolve-aliases.ts file.ts`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const path = pathOf(specifier, context.parentURL);
    const file =
      path && [path, `${path}.ts`].find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
    if (!file) return next(specifier, context);
    const url = pathToFileURL(file).href;
    // Without Node's own search, which reads the package.json of each folder above: a fifth of the time of loading.
    if (file.endsWith('.ts')) return { url, format: 'module-typescript', shortCircuit: true };
    if (!file.endsWith('.json')) return next(url, context);
    return { ...next(url, context), importAttributes: { type: 'json' } };
  },
});

function pathOf(specifier: string, parentUrl: string | undefined): string | undefined {
  const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
  if (alias) return join(ROOT, alias[1], specifier.slice(alias[0].length));
  if (!specifier.startsWith('.') || !parentUrl?.startsWith('file:')) return undefined;
  const parent = fileURLToPath(parentUrl);
  return parent.includes('node_modules') ? undefined : join(dirname(parent), specifier);
}
