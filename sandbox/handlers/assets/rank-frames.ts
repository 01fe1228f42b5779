import type { FindAdvisorProductsMood } from '@generated/assets/model/findAdvisorProductsMood';
import type { ColorFamily, FrameCategory, FrameColor, FrameModel, FrameShape } from '../../seed/models/frame';
import { type FaceRule, type FaceShape, faceRules } from './face-shape-rules';

export interface AdvisorQuery {
  productType: FrameCategory;
  mood: FindAdvisorProductsMood;
  faceShape?: FaceShape | undefined;
  /** Total width that fits the shopper, in millimeters. */
  optimalHinge?: number | undefined;
  limit: number;
}

export interface Recommendation {
  frame: FrameModel;
  color: FrameColor;
  shapeSuits: boolean;
  colorMatches: boolean;
  bestMatch: boolean;
}

/** "Use my size" includes frames within this many millimeters of the stored width (decisions.md). */
export const WIDTH_TOLERANCE = 3;

/** Colors that suit any face, and shapes that contrast with any face. */
const QUIET: readonly ColorFamily[] = [
  'black',
  'tortoise',
  'brown',
  'grey',
  'clear',
  'gold',
  'silver',
  'blue',
];
const STRIKING: readonly FrameShape[] = [
  'cat-eye',
  'geometric',
  'butterfly',
  'irregular',
  'browline',
  'wrap',
];

/** A recommended shape outweighs everything else; popularity only breaks ties. */
const POINTS = { shape: 4, color: 1, proportion: 1, avoided: -4, clash: -2 } as const;

/**
 * Ranks frames for a face; the order only depends on the query. The face shape only affects the order
 * (eyewear-domain.md §5.3). The width, when given, filters. Frames out of stock are left out.
 */
export function rankFrames(frames: readonly FrameModel[], query: AdvisorQuery): Recommendation[] {
  const rule = query.faceShape && faceRules[query.faceShape];
  return frames
    .filter((frame) => frame.category === query.productType && isWide(frame, query))
    .flatMap((frame) => rated(frame, query, rule) ?? [])
    .sort((a, b) => b.points - a.points || b.frame.popularity - a.frame.popularity || byId(a.frame, b.frame))
    .slice(0, query.limit)
    .map(({ points: _points, ...recommendation }) => recommendation);
}

function isWide({ size }: FrameModel, { optimalHinge }: AdvisorQuery): boolean {
  return optimalHinge === undefined || Math.abs(size.totalWidth - optimalHinge) <= WIDTH_TOLERANCE;
}

function rated(
  frame: FrameModel,
  query: AdvisorQuery,
  rule: FaceRule | undefined,
): (Recommendation & { points: number }) | undefined {
  const inStock = frame.colors.filter((color) => color.stock > 0);
  const suits = (color: FrameColor) => colorMatchesMood(color, query, rule);
  const color = inStock.find(suits) ?? inStock[0];
  if (!color) return undefined;
  const shapeSuits = rule?.recommended.includes(frame.shape) ?? false;
  const colorMatches = suits(color);
  const isClash = rule?.clashes?.(frame) ?? false;
  return {
    frame,
    color,
    shapeSuits,
    colorMatches,
    bestMatch: shapeSuits && colorMatches && !isClash,
    points: pointsOf(frame, query, rule) + (colorMatches ? POINTS.color : 0),
  };
}

function pointsOf(frame: FrameModel, { mood }: AdvisorQuery, rule: FaceRule | undefined): number {
  const stands = mood === 'contrast' && STRIKING.includes(frame.shape) ? POINTS.proportion : 0;
  if (!rule) return stands;
  return (
    stands +
    (rule.recommended.includes(frame.shape) ? POINTS.shape : 0) +
    (rule.avoided.includes(frame.shape) ? POINTS.avoided : 0) +
    (rule.suits?.(frame) ? POINTS.proportion : 0) +
    (rule.clashes?.(frame) ? POINTS.clash : 0)
  );
}

/** Harmony: the colors for the face, else neutral ones. Contrast: all colors that are not neutral. */
function colorMatchesMood(
  { colorFamily }: FrameColor,
  { mood }: AdvisorQuery,
  rule: FaceRule | undefined,
): boolean {
  if (mood === 'contrast') return !QUIET.includes(colorFamily);
  return (rule?.colors ?? QUIET).includes(colorFamily);
}

function byId(a: FrameModel, b: FrameModel): number {
  return a.catentryId < b.catentryId ? -1 : 1;
}
