import type { FrameParameters } from '@/domain/product/frame-parameters';
import type { LensView } from '../api/lens-view';

/** Returns the catalog's price of a frame, while there is no response of the lens service. */
export function catalogView(frame: FrameParameters): LensView {
  const { frameId, framePartNumber, frameOfferPrice: offer, frameListPrice: list } = frame;
  return {
    frame: {
      catEntryId: frameId,
      upc: framePartNumber,
      prices: offer === undefined ? undefined : { offer, list },
    },
    perk: undefined,
    promotion: undefined,
    promotionDetail: '',
    packages: [],
    plans: [],
  };
}
