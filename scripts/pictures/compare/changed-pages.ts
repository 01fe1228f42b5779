import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { notFoundPage, pages } from '@/app/pages';
import rules from '../../../tests/architecture/rules.mjs';

/** What every page shows: header and footer. */
const SHELL = 'src/app/shell/shell.tsx';
/** What no page shows. */
const UNSEEN = /\.test\.tsx?$|^(docs|tests|scripts|examples|\.github|src\/server)\/|\.md$/;
const CODE = /^src\/(app|features|lib|domain|ui)\/.*\.tsx?$/;
const MESSAGES = /^(src\/features\/.+)\/locales\/\w+\.po$/;

/**
 * Ids of the pages whose code imports one of the changed files, however indirectly.
 *
 * @returns undefined where all may have changed: the sandbox, styles, or what every page shows.
 */
export async function changedPages(changed: readonly string[]): Promise<string[] | undefined> {
  const patterns: string[] = [];
  for (const file of changed.filter((each) => !UNSEEN.test(each))) {
    const owner = MESSAGES.exec(file)?.[1];
    if (owner) patterns.push(`${owner}/`);
    else if (CODE.test(file)) patterns.push(`${file.replaceAll('.', '\\.')}$`);
    else return undefined;
  }
  if (patterns.length === 0) return [];
  const reaching = await reachingFiles(`^(${patterns.join('|')})`);
  if (reaching.has(SHELL)) return undefined;
  return [...pages, notFoundPage]
    .filter(({ id, folder = id }) => reaching.has(`src/app/routes/${folder}/page.tsx`))
    .map(({ id }) => id);
}

async function reachingFiles(pattern: string): Promise<Set<string>> {
  const { output } = await cruise(
    ['src'],
    { ...rules.options, ruleSet: {}, reaches: { path: pattern } },
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return new Set((output as ICruiseResult).modules.map(({ source }) => source));
}
