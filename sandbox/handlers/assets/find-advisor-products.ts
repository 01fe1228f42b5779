import type { FindAdvisorProductsMood } from '@generated/assets/model/findAdvisorProductsMood';
import type { Tone } from '@/domain/advisor/choices';
import { isMarket } from '@/domain/advisor/market';
import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { ColorFamily, FrameCategory, FrameColor, FrameModel } from '../../seed/models/frame';
import { type FaceRule, type FaceShape, faceRules } from './face-shape-rules';

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

interface AdvisorQuery {
  productType: FrameCategory;
  mood: FindAdvisorProductsMood;
  faceShape?: FaceShape | undefined;
  /** Total width that fits the shopper, in millimeters. */
  optimalHinge?: number | undefined;
  /** Tone of the shopper's skin and hair. */
  tone?: Tone | undefined;
  limit: number;
}

interface Recommendation {
  frame: FrameModel;
  color: FrameColor;
  shapeMatches: boolean;
  colorMatches: boolean;
  bestMatch: boolean;
}

/** "Use my size" includes frames within this many millimeters of the stored width (listing.md §2). */
const WIDTH_TOLERANCE = 3;

/** Colors that suit any face, and shapes that contrast with any face. */
const NEUTRAL_COLORS: readonly ColorFamily[] = [
  'black',
  'tortoise',
  'brown',
  'grey',
  'clear',
  'gold',
  'silver',
  'blue',
];
const BOLD_SHAPES: readonly FrameShape[] = [
  'cat-eye',
  'geometric',
  'butterfly',
  'irregular',
  'browline',
  'wrap',
];

/** Colors that go with a tone; neutral ones go with all, so they are the colors of the neutral tone. */
const TONE_COLORS: Readonly<Record<Tone, readonly ColorFamily[]>> = {
  warm: ['tortoise', 'brown', 'gold', 'yellow', 'red', 'green'],
  cool: ['black', 'blue', 'silver', 'grey', 'purple', 'pink', 'clear'],
  neutral: NEUTRAL_COLORS,
};

/** Maximum number of best matches among the first frames: a badge on all of them would mean nothing. */
const MAX_BEST_MATCHES = 3;

/** A recommended shape outweighs everything else; popularity only breaks ties. */
const WEIGHTS = { shape: 4, color: 1, proportion: 1, avoided: -4, clash: -2 } as const;

/**
 * Ranks frames for a face; the order only depends on the query. The face shape only affects the order (optics.md §5.2). A width
 * filters. Leaves out frames that are out of stock.
 */
export function rankFrames(frames: readonly FrameModel[], query: AdvisorQuery): Recommendation[] {
  const rule = query.faceShape && faceRules[query.faceShape];
  return frames
    .filter((frame) => frame.category === query.productType && fitsWidth(frame, query))
    .flatMap((frame) => scoreFrame(frame, query, rule) ?? [])
    .sort(
      (a, b) => b.score - a.score || b.frame.popularity - a.frame.popularity || compareById(a.frame, b.frame),
    )
    .slice(0, query.limit)
    .map(({ score: _score, ...recommendation }, index) => ({
      ...recommendation,
      bestMatch: recommendation.bestMatch && index < MAX_BEST_MATCHES,
    }));
}

function fitsWidth({ size }: FrameModel, { optimalHinge }: AdvisorQuery): boolean {
  return optimalHinge === undefined || Math.abs(size.totalWidth - optimalHinge) <= WIDTH_TOLERANCE;
}

function scoreFrame(
  frame: FrameModel,
  query: AdvisorQuery,
  rule: FaceRule | undefined,
): (Recommendation & { score: number }) | undefined {
  const inStock = frame.colors.filter((color) => color.stock > 0);
  const matchesMood = (color: FrameColor) => colorMatchesMood(color, query, rule);
  const color = inStock.find(matchesMood) ?? inStock[0];
  if (!color) return undefined;
  const shapeMatches = rule?.recommended.includes(frame.shape) ?? false;
  const colorMatches = matchesMood(color);
  const hasClash = rule?.clashes?.(frame) ?? false;
  return {
    frame,
    color,
    shapeMatches,
    colorMatches,
    bestMatch: shapeMatches && colorMatches && !hasClash,
    score: baseScore(frame, query, rule) + (colorMatches ? WEIGHTS.color : 0),
  };
}

function baseScore(frame: FrameModel, { mood }: AdvisorQuery, rule: FaceRule | undefined): number {
  const contrastScore = mood === 'contrast' && BOLD_SHAPES.includes(frame.shape) ? WEIGHTS.proportion : 0;
  if (!rule) return contrastScore;
  return (
    contrastScore +
    (rule.recommended.includes(frame.shape) ? WEIGHTS.shape : 0) +
    (rule.avoided.includes(frame.shape) ? WEIGHTS.avoided : 0) +
    (rule.suits?.(frame) ? WEIGHTS.proportion : 0) +
    (rule.clashes?.(frame) ? WEIGHTS.clash : 0)
  );
}

/**
 * Returns whether a color fits the mood. Harmony: the colors for the tone, else those for the face, else neutral ones.
 * Contrast: all other colors.
 */
function colorMatchesMood(
  { colorFamily }: FrameColor,
  { mood, tone }: AdvisorQuery,
  rule: FaceRule | undefined,
): boolean {
  const toneColors = tone && TONE_COLORS[tone];
  if (mood === 'contrast') return !(toneColors ?? NEUTRAL_COLORS).includes(colorFamily);
  return (toneColors ?? rule?.colors ?? NEUTRAL_COLORS).includes(colorFamily);
}

function compareById(a: FrameModel, b: FrameModel): number {
  return a.catentryId < b.catentryId ? -1 : 1;
}
