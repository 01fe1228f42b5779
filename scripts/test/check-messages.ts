import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails when a text of the code is not in the catalogues, or has no translation in one of the languages. */
const catalogues = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.po'))
  .map((entry) => join(entry.parentPath, entry.name));
const committed = new Map(catalogues.map((path) => [path, readFileSync(path, 'utf8')]));

execFileSync('lingui', ['extract', '--clean'], { stdio: 'pipe' });
const outdated = catalogues.filter(
  (path) => withoutDate(readFileSync(path, 'utf8')) !== withoutDate(committed.get(path) ?? ''),
);
for (const [path, content] of committed) writeFileSync(path, content);
if (outdated.length > 0) {
  console.error(`Run "npm run messages" and translate what is new. Outdated:\n${outdated.join('\n')}`);
  process.exit(1);
}
const missing = catalogues.flatMap((path) =>
  untranslated(readFileSync(path, 'utf8')).map((id) => `${path}: ${id}`),
);
if (missing.length > 0) {
  console.error(`Without translation:\n${missing.join('\n')}`);
  process.exit(1);
}

function withoutDate(content: string): string {
  return content.replace(/"POT-Creation-Date:.*\n/, '');
}

function untranslated(content: string): string[] {
  return content
    .split('\n\n')
    .slice(1)
    .filter((entry) => /^msgstr ""$/m.test(entry) && !/^msgstr ""\n"/m.test(entry))
    .map((entry) => /^msgid (.*)$/m.exec(entry)?.[1] ?? entry);
}
