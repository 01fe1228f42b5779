import {
  findAdvisorProductsQueryOptimalHingeMax,
  findAdvisorProductsQueryOptimalHingeMin,
} from '@generated/assets/assets.limits';
import { fieldsOf } from '../data/fields-of';
import { type FaceShape, isFaceShape } from './face-shape';

export const MOODS = ['harmony', 'contrast'] as const;
export type Mood = (typeof MOODS)[number];
export const PRODUCT_TYPES = ['eyeglasses', 'sunglasses'] as const;
export type AdvisorProductType = (typeof PRODUCT_TYPES)[number];
export const TONES = ['warm', 'cool', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

/** Holds the shopper's choices in the advisor. It never includes a picture or a point of a face. */
export interface AdvisorChoices {
  faceShape?: FaceShape | undefined;
  mood: Mood;
  productType: AdvisorProductType;
  tone?: Tone | undefined;
  /** Total width of the frame that fits, in millimeters. */
  optimalHinge?: number | undefined;
}

/** Defaults of 000 §9. */
export const DEFAULT_CHOICES: AdvisorChoices = { mood: 'harmony', productType: 'eyeglasses' };

/** Widths that are accepted from a measurement, in millimeters; others are measured again. */
const MEASURED_WIDTHS = { min: 110, max: 165 };

/**
 * Returns whether the store's search takes a width.
 *
 * @param width in millimeters.
 */
export function isSearchableWidth(width: number): boolean {
  return width >= findAdvisorProductsQueryOptimalHingeMin && width <= findAdvisorProductsQueryOptimalHingeMax;
}

/** @param width in millimeters. */
export function isMeasuredWidth(width: number): boolean {
  return width >= MEASURED_WIDTHS.min && width <= MEASURED_WIDTHS.max;
}

/** Reads stored or received choices; a value that is unknown is left out. Undefined for anything but an object. */
export function readChoices(value: unknown): AdvisorChoices | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { faceShape, mood, productType, tone, optimalHinge } = fieldsOf(value);
  const knownTone = TONES.find((known) => known === tone);
  return {
    mood: MOODS.find((known) => known === mood) ?? DEFAULT_CHOICES.mood,
    productType: PRODUCT_TYPES.find((known) => known === productType) ?? DEFAULT_CHOICES.productType,
    ...(isFaceShape(faceShape) ? { faceShape } : {}),
    ...(knownTone ? { tone: knownTone } : {}),
    ...(typeof optimalHinge === 'number' && isSearchableWidth(optimalHinge) ? { optimalHinge } : {}),
  };
}

/** Choices with the time of the last change. */
export interface DatedChoices {
  choices: AdvisorChoices;
  /** Epoch milliseconds. */
  changedAt: number;
}

/**
 * Returns the newer of the device's and the account's choices.
 *
 * @param deviceWidth the size in this browser. The size helper may have changed or cleared it after the device's choices were
 * stored; such a change wins.
 */
export function newerChoices(
  device: DatedChoices | undefined,
  account: DatedChoices | undefined,
  deviceWidth: number | undefined,
): DatedChoices | undefined {
  const newer = account && (!device || account.changedAt > device.changedAt) ? account : device;
  if (!newer) return undefined;
  const isChangedHere = deviceWidth !== device?.choices.optimalHinge;
  const hasWidthHere = deviceWidth !== undefined && isSearchableWidth(deviceWidth);
  // Without a size here, the account's is equally good.
  const takesDevice = newer === device || (isChangedHere && hasWidthHere);
  if (!takesDevice) return newer;
  return {
    ...newer,
    choices: { ...newer.choices, optimalHinge: hasWidthHere ? deviceWidth : undefined },
  };
}
