import {
  type ContactLensParameter,
  type LensCombination,
  type LensValues,
  lensParameters,
  resolveValues,
} from '@/domain/contact-lens/combinations';
import { MAX_BOXES } from '@/domain/contact-lens/lens-supply';
import { fieldsOf } from '@/domain/data/fields-of';

export const EYES = ['right', 'left'] as const;
export type Eye = (typeof EYES)[number];

/** The lenses of one eye. */
export interface EyeOrder {
  /** False when this eye needs no lenses of this product. */
  ordered: boolean;
  /** The chosen values. It keeps values that exclude each other, so that one returns with the value that it fits. */
  values: LensValues;
  boxes: number;
}

export type LensOrder = Readonly<Record<Eye, EyeOrder>>;

const EMPTY_EYE: EyeOrder = { ordered: true, values: {}, boxes: 1 };
export const EMPTY_ORDER: LensOrder = { right: EMPTY_EYE, left: EMPTY_EYE };

/** A cart line with boxes of contact lenses for one eye. */
export interface ContactLensLine {
  orderItemId: string;
  eye: Eye;
  values: LensValues;
  boxes: number;
}

/** Returns the order that changes a cart line: its values for its eye, and nothing for the other one. */
export function orderOfLine({ eye, values, boxes }: ContactLensLine): LensOrder {
  const line = { ordered: true, values, boxes };
  return changeEye({ right: line, left: line }, otherEye(eye), { ...EMPTY_EYE, ordered: false });
}

export function otherEye(eye: Eye): Eye {
  return eye === 'right' ? 'left' : 'right';
}

export function changeEye(order: LensOrder, eye: Eye, changes: Partial<EyeOrder>): LensOrder {
  return { ...order, [eye]: { ...order[eye], ...changes } };
}

/** Returns the order with one eye's values and boxes for the other eye too. */
export function copyToOtherEye(order: LensOrder, eye: Eye): LensOrder {
  const { values, boxes } = order[eye];
  return changeEye(order, otherEye(eye), { ordered: true, values, boxes });
}

/** Returns the eyes that get lenses. */
export function orderedEyes(order: LensOrder): Eye[] {
  return EYES.filter((eye) => order[eye].ordered);
}

/** Boxes for all eyes. */
export function totalBoxes(order: LensOrder): number {
  return orderedEyes(order).reduce((sum, eye) => sum + order[eye].boxes, 0);
}

/** Parameters of an eye that still need a value. */
export function missingParameters(
  combinations: readonly LensCombination[],
  { ordered, values }: EyeOrder,
): ContactLensParameter[] {
  if (!ordered) return [];
  const resolved = resolveValues(combinations, values);
  return lensParameters(combinations).filter((name) => resolved[name] === undefined);
}

/** Returns whether a stored value is an order. */
export function isLensOrder(value: unknown): value is LensOrder {
  const order = fieldsOf(value);
  return EYES.every((eye) => isEyeOrder(order[eye]));
}

function isEyeOrder(value: unknown): boolean {
  const { ordered, values, boxes } = fieldsOf(value);
  return (
    typeof ordered === 'boolean' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string') &&
    Number.isInteger(boxes) &&
    Number(boxes) >= 1 &&
    Number(boxes) <= MAX_BOXES
  );
}
