import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { states } from '@sandbox/states/states';
import { buildIfNeeded } from '../run/build.ts';
import { ReadableError } from '../setup/exit-with-message.mjs';
import type { PicturesOptions } from './pictures-options.ts';
import { type Shot, shotsOf, takePictures } from './take/take-pictures.ts';

/** Pictures, reports and builds of other commits; never in git. */
export const PICTURES_FOLDER = '.cache/pictures';

/** Takes the pictures of the states, and says which could not be reached. @throws ReadableError when some could not. */
export async function takeStates(options: PicturesOptions): Promise<void> {
  if (!options.built) await buildIfNeeded();
  const folder = currentCommit();
  const pictures = await takePictures({
    build: '.',
    folder: `${PICTURES_FOLDER}/${folder}`,
    shots: chosenShots(options),
  });
  writeFileSync(`${PICTURES_FOLDER}/latest.json`, JSON.stringify({ folder }));
  const missing = pictures.filter(({ file }) => file === '').length;
  console.log(
    `${pictures.length - missing} pictures in ${PICTURES_FOLDER}/${folder}; look at them at /sandbox/states.`,
  );
  if (missing > 0) throw new ReadableError(`${missing} states could not be reached.`);
}

/** The pictures that the options ask for. */
export function chosenShots({ only, locale, size }: PicturesOptions): Shot[] {
  const shots = shotsOf(
    states.filter(({ id }) => only.length === 0 || only.some((text) => id.includes(text))),
  ).filter((shot) => (!locale || shot.locale === locale) && (!size || shot.size === size));
  if (shots.length === 0) throw new ReadableError('There is no such state.');
  return shots;
}

/** The commit in its short form; `now` where files have changed since. */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return git('status', '--porcelain') === '' ? git('rev-parse', '--short', 'HEAD') : 'now';
}
