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
    const target = file ? pathToFileURL(file).href : specifier;
    if (!file?.endsWith('.json')) return next(target, context);
    return { ...next(target, context), importAttributes: { type: 'json' } };
  },
});

function pathOf(specifier: string, parentUrl: string | undefined): string | undefined {
  const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
  if (alias) return join(ROOT, alias[1], specifier.slice(alias[0].length));
  if (!specifier.startsWith('.') || !parentUrl?.startsWith('file:')) return undefined;
  const parent = fileURLToPath(parentUrl);
  return parent.includes('node_modules') ? undefined : join(dirname(parent), specifier);
}
