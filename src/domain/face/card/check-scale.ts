import type { Iris } from '../iris-edge';
import { focalLength, IRIS_WIDTH, type Picture } from '../measure-face';
import { median } from '../median';
import { CARD } from './card';

/** Distance from the plane of the irises to a card that is held flat against the brow, in millimeters. */
const CARD_BEFORE_IRIS = 12;
/**
 * Standard deviations as fractions. Iris: irises differ, and their edges are found to a pixel or so. Card: it leans, is nearer
 * or farther than assumed, and its edges are found to a pixel.
 */
const SPREAD = { iris: 0.04, card: 0.02 };
/** 19 of 20 honest measurements differ by less than twice the joint standard deviation. */
const AGREEMENT = 2;
/** Makes the median absolute deviation comparable with a standard deviation. */
const DEVIATION_SCALE = 1.4826;

/** Returns the width of the shopper's irises by the card, in millimeters. */
export function irisWidthByCard(
  { right, left }: { right: Iris; left: Iris },
  card: { width: number },
  picture: Picture,
): number {
  const iris = (right.diameter + left.diameter) / 2;
  // Farther objects look smaller, so millimeters per pixel grow with distance.
  const millimeters = CARD.width / card.width + CARD_BEFORE_IRIS / focalLength(picture);
  return iris * millimeters;
}

export interface ScaleCheck {
  /** True if card and irises differ by no more than their combined error. */
  agrees: boolean;
  /** Width of the irises in millimeters, by both. */
  irisWidth: number;
  /** Scale from the card alone. */
  byCard: number;
}

/** Compares the card's scale with that of the irises. @param widths of the irises by the card, from several pictures. */
export function checkScale(widths: readonly number[]): ScaleCheck {
  const byCard = median(widths);
  const deviation = DEVIATION_SCALE * median(widths.map((width) => Math.abs(width / byCard - 1)));
  const cardSpread = Math.hypot(SPREAD.card, deviation);
  const agrees = Math.abs(byCard / IRIS_WIDTH - 1) <= AGREEMENT * Math.hypot(SPREAD.iris, cardSpread);
  const [irisWeight, cardWeight] = [SPREAD.iris ** -2, cardSpread ** -2];
  const irisWidth = (IRIS_WIDTH * irisWeight + byCard * cardWeight) / (irisWeight + cardWeight);
  return { agrees, irisWidth, byCard };
}
