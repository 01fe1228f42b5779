import { isAudioVariant } from '@/domain/stores/audio-variant';
import { parseFinder } from '@/domain/stores/finder-address';
import { storeSearchQuery } from '@/features/store-finder/api/store-search-query';
import type { LoadQuery } from '@/lib/queries/query';
import type { PageLocation } from '../../page';

/** Searches the stores of the URL, if it has a place. */
export async function prepareFinder(
  { site, pathname, search, storePageSize }: PageLocation,
  load: LoadQuery,
): Promise<undefined> {
  const isAudio = isAudioVariant(`${pathname}?${search}`);
  const query = storeSearchQuery({ site, state: parseFinder(search), isAudio, pageSize: storePageSize });
  if (query) await load(query);
}
