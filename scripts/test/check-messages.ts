import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

interface Translation {
  path: string;
  language: string;
  message: string;
  context: string | undefined;
  translation: string;
}

const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js';

/** A space that may break before `:` `%` `$`, or within « », which Canadian French sets apart. */
const BREAKABLE_SPACE = /« | [:»%$]/;

/**
 * Matches a breakable space after a one-letter word at the beginning of a sentence: the word could end up alone at the end of a
 * line.
 */
const BREAKABLE_LETTER = /(?:^|[.!?…] |<\d+>)\p{Lu} (?=\S)/u;

/** A message that a browser test looks up by its catalog and its text: `text('cart', 'Promotion code')`. */
const LOOK_UP = /\btext\(\s*'([\w/-]+)',\s*'((?:[^'\\]|\\.)*)'/g;

/**
 * Fails when a message is missing from the catalogs, untranslated, translated in two ways, or may break in a wrong place, and when
 * a browser test reads one that is not in its catalog.
 */
const paths = globSync('src/**/*.po').sort();
const committed = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const outdated = outdatedCatalogs();
report(outdated, 'Run "npm run messages" and translate what is new. Outdated:');

const translations = (await Promise.all(paths.map(readCatalog))).flat();
report(
  translations.filter(({ translation }) => translation === '').map(describe),
  'Messages without a translation:',
);
report(
  conflictingTranslations(),
  'Conflicting translations of one message. A page loads several catalogs, and the last one wins:',
);
report(
  translations
    .filter(({ language, translation }) => language === 'fr' && BREAKABLE_SPACE.test(translation))
    .map(describe),
  'French punctuation may break to a new line. Write a no-break space (U+00A0):',
);
report(
  translations
    .filter(({ language, translation }) => language !== 'en' && BREAKABLE_LETTER.test(translation))
    .map(describe),
  'A first word of one letter may stand alone at a line’s end. Write a no-break space (U+00A0) after it:',
);
report(missingLookUps(), 'Browser tests look these messages up in a catalog that has not got them:');

/** Extracts the messages and restores the files, so that the check changes nothing. */
function outdatedCatalogs(): string[] {
  execFileSync(process.execPath, [LINGUI, 'extract', '--clean'], { stdio: 'pipe' });
  const changed = paths.filter(
    (path) => withoutDate(readFileSync(path, 'utf8')) !== withoutDate(committed.get(path) ?? ''),
  );
  for (const [path, content] of committed) writeFileSync(path, content);
  return changed;
}

function withoutDate(content: string): string {
  return content.replace(/"POT-Creation-Date:.*\n/, '');
}

async function readCatalog(path: string): Promise<Translation[]> {
  const language = path.slice(-'en.po'.length, -'.po'.length);
  const catalog = await formatter().parse(committed.get(path) ?? '', {
    locale: language,
    sourceLocale: 'en',
    filename: path,
  });
  return Object.entries(catalog).map(([id, { message, context, translation = '' }]) => ({
    path,
    language,
    // A message with an explicit id has no text here.
    message: message ?? id,
    context: context ?? undefined,
    translation,
  }));
}

function conflictingTranslations(): string[] {
  const byMessage = Map.groupBy(translations, ({ language, message, context = '' }) =>
    [language, context, message].join(' '),
  );
  return [...byMessage].flatMap(([key, entries]) => {
    const distinct = new Set(entries.map(({ translation }) => translation));
    return distinct.size > 1 ? [`${key}: ${[...distinct].join(' / ')}`] : [];
  });
}

function missingLookUps(): string[] {
  const known = new Set(translations.map(describe));
  return globSync('tests/e2e/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LOOK_UP)]
      .map(([, owner, text]) => `src/${owner === 'app' ? owner : `features/${owner}`}/locales/en.po: ${text}`)
      .filter((lookUp) => !known.has(lookUp))
      .map((lookUp) => `${file}: ${lookUp}`),
  );
}

function describe({ path, message }: Translation): string {
  return `${path}: ${message}`;
}

function report(findings: string[], title: string): void {
  if (findings.length === 0) return;
  console.error([title, ...findings].join('\n'));
  process.exit(1);
}
