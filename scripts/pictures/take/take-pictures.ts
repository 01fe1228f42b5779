import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { State, StateSize } from '@sandbox/states/state';
import type { LocaleCode } from '@/domain/locale/locales';
import { startBuiltServer } from '../../run/built-server.ts';
import { fingerprint } from '../../run/fingerprint.ts';
import { CHROMIUM_ARGS } from '../../setup/chromium-args.ts';
import { findChromium } from '../../setup/find-chromium.mjs';
import { PICTURES_NOW, type Shot, visit } from './visit.ts';

export type { Shot };

/** A picture in the manifest of its folder. */
export interface Picture {
  /** Of the state. */
  id: string;
  page: string;
  size: StateSize;
  locale: LocaleCode;
  /** Name of the file; '' where the state could not be reached. */
  file: string;
  error?: string;
  /** Changes with what the list says about the state, and with this tool. */
  recipe: string;
}

export interface TakeOptions {
  /** With the build whose pages are pictured. */
  build: string;
  /** Where the pictures are written. */
  folder: string;
  shots: readonly Shot[];
  /** Keeps pictures of an earlier run, as of another commit. */
  reuse?: boolean;
}

const MANIFEST = 'manifest.json';
const TOOL = fingerprint(['scripts/pictures/take']);
const FIXED_CLOCK = new URL('fixed-clock.mjs', import.meta.url).href;
const SIZES: readonly StateSize[] = ['phone', 'desktop'];

/** Takes the pictures of states, several at a time, and writes them with a manifest. */
export async function takePictures({ build, folder, shots, reuse = false }: TakeOptions): Promise<Picture[]> {
  mkdirSync(folder, { recursive: true });
  const earlier = readManifest(folder);
  const kept = (shot: Shot) => {
    const picture = earlier.get(keyOf({ ...shot, id: shot.state.id }));
    return reuse && picture?.recipe === recipeOf(shot) ? picture : undefined;
  };
  const waiting = shots.filter((shot) => !kept(shot));
  const pictures = shots.flatMap((shot) => kept(shot) ?? []);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  // A visit takes about 1.6 s of a processor, and waits for twice as long. More servers would not start in time on a busy machine.
  const workers = Math.min(waiting.length, 2 * availableParallelism());
  try {
    await Promise.all(
      Array.from({ length: workers }, () =>
        work(browser, build, waiting, async (shot, image) => {
          const picture = toPicture(shot, image);
          if (image instanceof Buffer) writeFileSync(join(folder, picture.file), image);
          else console.error(`${picture.id} ${shot.locale} ${shot.size}: ${picture.error}`);
          pictures.push(picture);
        }),
      ),
    );
  } finally {
    await browser.close();
  }
  pictures.sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  for (const picture of pictures) earlier.set(keyOf(picture), picture);
  writeFileSync(join(folder, MANIFEST), JSON.stringify([...earlier.values()], null, 1));
  return pictures;
}

/** The pictures that a folder has. */
function readManifest(folder: string): Map<string, Picture> {
  const path = join(folder, MANIFEST);
  const pictures = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Picture[]) : [];
  return new Map(pictures.filter(({ file }) => file !== '').map((picture) => [keyOf(picture), picture]));
}

function recipeOf(shot: Shot): string {
  return createHash('sha1').update(JSON.stringify(shot)).update(TOOL).digest('hex').slice(0, 12);
}

/** What identifies a picture in two folders. */
export function keyOf({ id, locale, size }: Pick<Picture, 'id' | 'locale' | 'size'>): string {
  return `${id} ${locale} ${size}`;
}

/** Each state in its locales and sizes. */
export function shotsOf(states: readonly State[]): Shot[] {
  return states.flatMap((state) =>
    (state.locales ?? ['lc-us']).flatMap((locale) =>
      (state.sizes ?? SIZES).map((size) => ({ state, locale, size })),
    ),
  );
}

/** Takes one waiting picture after the other, on a server of its own: no state meets the data of another. */
async function work(
  browser: Browser,
  build: string,
  waiting: Shot[],
  taken: (shot: Shot, image: Buffer | Error) => Promise<void>,
): Promise<void> {
  const server = await startBuiltServer(
    'storefront',
    {
      SANDBOX_DATA: ':memory:',
      NODE_OPTIONS: `--import ${FIXED_CLOCK}`,
      PICTURES_NOW: String(PICTURES_NOW.getTime()),
    },
    build,
  );
  try {
    for (let shot = waiting.shift(); shot; shot = waiting.shift())
      await taken(shot, await visit(browser, server.origin, shot).catch((error: Error) => error));
  } finally {
    await server.stop();
  }
}

function toPicture(shot: Shot, image: Buffer | Error): Picture {
  const { id, page } = shot.state;
  const { size, locale } = shot;
  const shared = { id, page, size, locale, recipe: recipeOf(shot) };
  const file = `${id.replaceAll(/[^\w-]+/g, '.')}.${locale}.${size}.png`;
  if (image instanceof Error) return { ...shared, file: '', error: image.message.split('\n')[0] ?? '' };
  return { ...shared, file };
}
