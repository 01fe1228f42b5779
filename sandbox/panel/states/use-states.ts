import useSWR from 'swr';
import { groupBy } from '@/domain/collections/group-by';
import { api, unwrapResponse } from '../client';

/** A picture that was taken (scripts/pictures). */
export interface TakenPicture {
  /** Of the state. */
  id: string;
  size: string;
  locale: string;
  /** Its URL. */
  url: string;
}

const FOLDER = '/sandbox/pictures/';

export function useStates() {
  return useSWR('states', () => unwrapResponse(api.states.$get()), { revalidateOnFocus: false });
}

/** The pictures that were taken last, by state; none where none were. */
export function usePictures(): ReadonlyMap<string, TakenPicture[]> {
  const { data } = useSWR('pictures', readPictures, { revalidateOnFocus: false });
  return data ?? new Map();
}

async function readPictures(): Promise<Map<string, TakenPicture[]>> {
  const latest = await readJson<{ folder: string }>('latest.json');
  if (!latest) return new Map();
  const { folder } = latest;
  const pictures =
    (await readJson<(Omit<TakenPicture, 'url'> & { file: string })[]>(`${folder}/manifest.json`)) ?? [];
  return groupBy(
    pictures
      .filter(({ file }) => file !== '')
      .map(({ id, size, locale, file }) => ({ id, size, locale, url: `${FOLDER}${folder}/${file}` })),
    ({ id }) => id,
  );
}

/** A static host answers with a page of its own where there is no such file. */
async function readJson<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(FOLDER + path);
  const isJson = response.ok && response.headers.get('content-type')?.includes('json');
  return isJson ? ((await response.json()) as Content) : undefined;
}
