import type { FrameParameters } from '@/domain/product/frame-parameters';
import type { LensView } from '../api/lens-view';

/** The catalog's price of a frame while there is no response of the lens service; undefined for a price on request. */
export function catalogView(frame: FrameParameters): LensView | undefined {
  const { frameId, framePartNumber, frameOfferPrice: offer, frameListPrice: list } = frame;
  if (offer === undefined) return undefined;
  return {
    frame: { catEntryId: frameId, upc: framePartNumber, prices: { offer, list } },
    promotion: undefined,
    promotionDetail: '',
    packages: [],
    plans: [],
  };
}
