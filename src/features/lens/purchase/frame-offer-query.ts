import { getFrameLenses, getGetFrameLensesKey } from '@generated/lens/lens';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { isFrameOnly } from '@/domain/lens/lens-type';
import { frameLensesArgs } from '@/lib/lens/frame-lenses-args';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import { hasLenses } from '../api/has-lenses';
import type { LensView } from '../api/lens-view';
import { toLensView } from '../api/to-lens-view';

/** The part of the lens service's response that a product page shows before lenses are chosen. */
export interface FrameOffer {
  hasLenses: boolean;
  frameOnlyLensUPC?: string | undefined;
  /** Prices and promotion of the frame; without packages and plans, which are loaded with the lens panel. */
  view: LensView;
}

/**
 * Queries the frame's part of the lens service's response, for the first paint. It is a tenth of the response, so it has a
 * separate cache key. Rejects when the status is not "ok" (000 §4).
 */
export function frameOfferQuery(site: Site, frameId: string, perkCode?: string): Query<FrameOffer> {
  const args = frameLensesArgs(site, frameId, perkCode);
  return {
    key: [...getGetFrameLensesKey(...args), 'frame'],
    fetch: async (options) => {
      const { status, data } = await getFrameLenses(...args, options);
      if (status !== 'ok' || !data) throw new Error('The lens service has no lenses.');
      return toFrameOffer(data);
    },
  };
}

function toFrameOffer(data: FrameLensesData): FrameOffer {
  return {
    hasLenses: hasLenses(data),
    frameOnlyLensUPC: data.packages.find(({ type }) => isFrameOnly(type))?.upc,
    view: { ...toLensView(data), packages: [], plans: [] },
  };
}
