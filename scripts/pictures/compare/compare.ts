import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { notFoundPage, pages } from '@/app/pages';
import rules from '../../../tests/architecture/rules.mjs';
import { buildIfNeeded } from '../../run/build.ts';
import { step } from '../../setup/step.mjs';
import type { PicturesOptions } from '../pictures-options.ts';
import { keyOf, type Picture, type Shot, takePictures } from '../take/take-pictures.ts';
import { chosenShots, currentCommit, PICTURES_FOLDER } from '../take-states.ts';
import { compareImages } from './compare-images.ts';
import { type Change, groupChanges } from './group-changes.ts';
import { junit, reportPage } from './report.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Compares the states with those of another commit, and writes a report. The exit code is 1 where one is not as before. */
export async function compare(commit: string, options: PicturesOptions): Promise<void> {
  const base = git('rev-parse', '--short', git('merge-base', commit, 'HEAD'));
  const shots = await shotsToCompare(base, options);
  if (shots.length === 0) return console.log('No page has changed.');
  const built = await buildCommit(base, PICTURES_FOLDER);
  if (!options.built) await buildIfNeeded();
  const folders = { before: join(PICTURES_FOLDER, base), after: join(PICTURES_FOLDER, currentCommit()) };
  const before = await takePictures({ build: built, folder: folders.before, shots, reuse: true });
  const after = await takePictures({ build: '.', folder: folders.after, shots });
  const report = join(PICTURES_FOLDER, `report-${base}`);
  const changes = writeChanges(before, after, folders, report);
  const title = `${base} and ${currentCommit()}`;
  writeFileSync(join(report, 'index.html'), reportPage(groupChanges(changes), title, after.length));
  writeFileSync(join(report, 'junit.xml'), junit(after.map(keyOf), changes));
  console.log(`${after.length} pictures, ${changes.length} not as before: ${report}/index.html`);
  if (changes.some(({ kind }) => kind !== 'new')) process.exitCode = 1;
}

/** Those of pages whose code has changed, unless the options name some. */
async function shotsToCompare(base: string, options: PicturesOptions): Promise<Shot[]> {
  const shots = chosenShots(options);
  if (options.all || options.only.length > 0) return shots;
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = `${git('diff', '--name-only', '--relative', base)}\n${untracked}`
    .split('\n')
    .filter(Boolean);
  const pages = await changedPages(changed);
  return pages ? shots.filter(({ state }) => pages.includes(state.page)) : shots;
}

/** Compares the pictures and writes those that differ beside the report. */
function writeChanges(
  before: readonly Picture[],
  after: readonly Picture[],
  folders: { before: string; after: string },
  report: string,
): Change[] {
  rmSync(report, { recursive: true, force: true });
  for (const folder of ['before', 'after', 'difference'])
    mkdirSync(join(report, folder), { recursive: true });
  const earlier = new Map(before.map((picture) => [keyOf(picture), picture]));
  return after.flatMap((current) => {
    const old = earlier.get(keyOf(current));
    const change = changeOf(old, current, folders);
    if (!change) return [];
    for (const side of ['before', 'after'] as const)
      if (change[side]) cpSync(join(folders[side], change[side]), join(report, side, change[side]));
    if (change.image) writeFileSync(join(report, 'difference', current.file), change.image.difference);
    return [change];
  });
}

function changeOf(
  old: Picture | undefined,
  current: Picture,
  folders: { before: string; after: string },
): Change | undefined {
  const { id, page, size, locale, file, error } = current;
  const shared = { id, page, size, locale };
  if (!file)
    return old?.file ? { ...shared, kind: 'gone', before: old.file, ...(error ? { error } : {}) } : undefined;
  if (!old?.file || !existsSync(join(folders.before, old.file)))
    return { ...shared, kind: 'new', after: file };
  const [first, second] = [join(folders.before, old.file), join(folders.after, file)].map((path) =>
    readFileSync(path),
  );
  const image = first && second && compareImages(first, second);
  return image && { ...shared, kind: 'changed', before: old.file, after: file, image };
}

/** Builds a commit in a folder of its own, once. @returns the folder. */
async function buildCommit(commit: string, parent: string): Promise<string> {
  const folder = resolve(parent, 'builds', commit);
  if (!existsSync(folder))
    execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'pipe' });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
  await step(`Building ${commit}`, async () => {
    if (!existsSync(`${folder}/node_modules`)) {
      const lock = 'package-lock.json';
      const isSame = readFileSync(lock).equals(readFileSync(`${folder}/${lock}`));
      if (isSame) symlinkSync(resolve('node_modules'), `${folder}/node_modules`, 'junction');
      else run('npm', 'ci', '--ignore-scripts');
    }
    run(process.execPath, 'scripts/run/build.ts');
  });
  return folder;
}

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
async function changedPages(changed: readonly string[]): Promise<string[] | undefined> {
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
