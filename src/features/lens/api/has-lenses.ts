import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import { lensChoice } from '@/domain/lens/lens-choice';
import { isFrameOnly } from '@/domain/lens/lens-type';

/** Returns whether the shopper can choose lenses (000 §4). The frame-only UPC is the UPC of the frame-only package. */
export function hasLenses({ packages }: Pick<FrameLensesData, 'packages'>): boolean {
  const frameOnlyUpc = packages.find(({ type }) => isFrameOnly(type))?.upc;
  return lensChoice(packages, frameOnlyUpc).hasLenses;
}
