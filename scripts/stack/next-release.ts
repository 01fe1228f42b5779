import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { step } from '../setup/step.mjs';

const run = promisify(execFile);

/** No sources. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.cache', '.data']);

/** A text of a dialog that loads when it is opened, by the language of its catalog. */
export const CHANGED_TEXTS = {
  en: { text: 'Use a drawn face', next: 'Use a face that is drawn' },
  es: { text: 'Usar un rostro dibujado', next: 'Usar una cara dibujada' },
};

/**
 * Builds the store with changed texts, as the next release.
 *
 * @param folder for it, outside of the repository: what its `.gitignore` names is no source of the stylesheet.
 */
export async function buildNextRelease(folder: string): Promise<void> {
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(relative('.', path).split(sep)[0] ?? ''),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [language, { text, next }] of Object.entries(CHANGED_TEXTS)) {
    const catalog = join(folder, `src/features/face/locales/${language}.po`);
    const messages = readFileSync(catalog, 'utf8');
    const changed = messages.replace(`msgstr "${text}"`, `msgstr "${next}"`);
    if (changed === messages) throw new Error(`${catalog} has no ${text}.`);
    writeFileSync(catalog, changed);
  }
  const build = (...args: string[]) =>
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
      cwd: folder,
    });
  await step('Building the next release', () => Promise.all([build(), build('--ssr')]));
}
