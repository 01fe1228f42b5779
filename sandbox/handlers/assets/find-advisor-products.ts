import { isMarket } from '@/domain/advisor/market';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { rankFrames } from './rank-frames';

/** Most products in a response of the advisor service (000 §9). */
const MAX_PRODUCTS = 24;

/** Returns the recommended frames, best match first. */
export const findAdvisorProducts: Handler<'findAdvisorProducts'> = ({ query }, { catalog }) => {
  if (!isMarket(query)) reject(apiErrors.invalidField('store', 'does not belong to the locale and region.'));
  const recommendations = rankFrames(catalog.frames, {
    productType: query.productType ?? 'eyeglasses',
    mood: query.mood ?? 'harmony',
    faceShape: query.faceShape,
    optimalHinge: query.optimalHinge,
    tone: query.tone,
    limit: query.limit ?? MAX_PRODUCTS,
  });
  return {
    products: recommendations.map(({ frame, color, ...match }) => ({
      moco: `${frame.partNumber}${color.colorCode}`,
      model: frame.modelCode,
      upc: color.upc,
      badgeShape: match.shapeMatches,
      badgeColor: match.colorMatches,
      badgeMatch: match.bestMatch,
    })),
  };
};
