import type { FrameLensesData } from '@generated/lens/model/frameLensesData';

/** Returns whether the shopper can choose lenses: a single package is the frame alone (000 §4). */
export function hasLenses({ packages }: Pick<FrameLensesData, 'packages'>): boolean {
  return packages.length > 1;
}
