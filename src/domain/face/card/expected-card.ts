import type { Iris } from '../iris-edge';
import { IRIS_WIDTH } from '../measure-face';
import { CARD, type CardPlace } from './card';

/** Height of the lower edge of a card at the brow above the line between the pupils, in millimeters. */
const BROW_HEIGHT = 20;

/** Predicts the position of a card held at the brow, using the scale of the irises. */
export function expectedCard({ right, left }: { right: Iris; left: Iris }): CardPlace {
  const scale = (right.diameter + left.diameter) / 2 / IRIS_WIDTH;
  const roll = Math.atan2(left.y - right.y, left.x - right.x);
  const up = (BROW_HEIGHT + CARD.height / 2) * scale;
  return {
    x: (right.x + left.x) / 2 + up * Math.sin(roll),
    y: (right.y + left.y) / 2 - up * Math.cos(roll),
    width: CARD.width * scale,
    height: CARD.height * scale,
    roll,
  };
}
