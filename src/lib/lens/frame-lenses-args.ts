import type { GetFrameLensesParams } from '@generated/lens/model/getFrameLensesParams';
import type { Site } from '@/lib/site/site';

/**
 * Arguments of the request for a frame's lenses. Shared by queries and hooks, so that they use one cache key.
 *
 * @param perkCode the page's `selectedPerkCode`.
 */
export function frameLensesArgs(
  { storeId, catalogId, languageId }: Site,
  frameId: string,
  perkCode: string | undefined,
): [Site['storeId'], Site['catalogId'], string, GetFrameLensesParams] {
  return [
    storeId,
    catalogId,
    frameId,
    { langId: languageId, ...(perkCode === undefined ? {} : { selectedPerkCode: perkCode }) },
  ];
}
