import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { findPerk } from '../../pricing/promotion-code-adjustments';
import { productFinder } from '../../search/product-finder';
import { lensPackagesFor } from '../../seed/catalog/lenses/lens-packages-for';
import { frameLenses } from '../../serializers/lenses/frame-lenses';
import { responseView } from '../../serializers/response-view';

/**
 * Returns the lens packages that fit a frame (000 §7). A model id means its first color. A frame that is not prescription-ready
 * has only the frame-only package. 404 for any other product.
 */
export const getFrameLenses: Handler<'getFrameLenses'> = (call, context) => {
  const { params, query } = call;
  const { catalog, now } = context;
  const match = productFinder(catalog).byId(params.frameId);
  const frame = match && 'frame' in match.product ? match.product.frame : undefined;
  const color = match?.color ?? frame?.colors[0];
  if (!frame || !color) return reject(apiErrors.notFound(`Frame ${params.frameId}`));
  const packages = lensPackagesFor(frame, color);
  const view = responseView(params.storeId, query);
  const perk = findPerk(query.selectedPerkCode, now().getTime());
  return {
    status: 'ok' as const,
    data: frameLenses(
      {
        frame,
        color,
        packages,
        warranties: catalog.warranties,
        perk,
        benefits: callerBenefits(context, call),
      },
      view,
    ),
  };
};
