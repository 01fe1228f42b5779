import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails when a message is missing from the catalogs, untranslated, or translated in two ways. */
const catalogs = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((dirent) => dirent.isFile() && dirent.name.endsWith('.po'))
  .map((dirent) => join(dirent.parentPath, dirent.name));
const committed = new Map(catalogs.map((path) => [path, readFileSync(path, 'utf8')]));

execFileSync('lingui', ['extract', '--clean'], { stdio: 'pipe' });
const outdated = catalogs.filter(
  (path) => withoutDate(readFileSync(path, 'utf8')) !== withoutDate(committed.get(path) ?? ''),
);
for (const [path, content] of committed) writeFileSync(path, content);
if (outdated.length > 0) {
  console.error(`Run "npm run messages" and translate what is new. Outdated:\n${outdated.join('\n')}`);
  process.exit(1);
}
const missing = catalogs.flatMap((path) =>
  untranslated(readFileSync(path, 'utf8')).map((id) => `${path}: ${id}`),
);
if (missing.length > 0) {
  console.error(`Without translation:\n${missing.join('\n')}`);
  process.exit(1);
}
const conflicts = conflictingTranslations();
if (conflicts.length > 0) {
  console.error(
    `Conflicting translations of one message: a page loads several catalogs, and the last one wins.\n${conflicts.join('\n')}`,
  );
  process.exit(1);
}

const breakable = catalogs.filter((path) => path.endsWith('fr.po')).flatMap(breakablePunctuation);
if (breakable.length > 0) {
  console.error(`French punctuation that can wrap; use a no-break space (U+00A0):\n${breakable.join('\n')}`);
  process.exit(1);
}

/** Canadian French has a space before colon, percent and dollar signs and inside guillemets; it must not wrap. */
function breakablePunctuation(path: string): string[] {
  const translations = readFileSync(path, 'utf8').match(/^msgstr ".*"$/gm) ?? [];
  return translations.filter((line) => /« | [:»%$]/.test(line)).map((line) => `${path}: ${line}`);
}

/** Messages that two catalogs of one language translate differently. */
function conflictingTranslations(): string[] {
  const found = new Map<string, Set<string>>();
  for (const path of catalogs) {
    const language = path.slice(-'en.po'.length);
    for (const message of readFileSync(path, 'utf8').split('\n\n').slice(1)) {
      const [, id = '', translation = ''] =
        /^(msg(?:ctxt|id) [\s\S]*?)^msgstr ([\s\S]*)/m.exec(message) ?? [];
      const key = `${language} ${id.trim()}`;
      found.set(key, (found.get(key) ?? new Set()).add(translation.trim()));
    }
  }
  return [...found]
    .filter(([, translations]) => translations.size > 1)
    .map(([key, translations]) => `${key}: ${[...translations].join(' / ')}`);
}

function withoutDate(content: string): string {
  return content.replace(/"POT-Creation-Date:.*\n/, '');
}

function untranslated(content: string): string[] {
  return content
    .split('\n\n')
    .slice(1)
    .filter((message) => /^msgstr ""$/m.test(message) && !/^msgstr ""\n"/m.test(message))
    .map((message) => /^msgid (.*)$/m.exec(message)?.[1] ?? message);
}
