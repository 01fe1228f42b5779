import useSWR from 'swr';
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
  const response = await fetch(`${FOLDER}latest.json`);
  // A static host may answer with a page of its own.
  if (!response.headers.get('content-type')?.includes('json')) return new Map();
  const { folder, pictures } = (await response.json()) as {
    folder: string;
    pictures: (Omit<TakenPicture, 'url'> & { file: string })[];
  };
  return Map.groupBy(
    pictures
      .filter(({ file }) => file !== '')
      .map(({ id, size, locale, file }) => ({ id, size, locale, url: `${FOLDER}${folder}/${file}` })),
    ({ id }) => id,
  );
}
