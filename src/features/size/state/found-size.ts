import type { FrontSize } from '@/domain/size/total-width';

/** Ways to find the shopper's size. */
export type SizeSource =
  | { kind: 'numbers'; front: FrontSize }
  | { kind: 'frame'; name: string }
  | { kind: 'width' };

export interface FoundSize {
  /** Total width in millimeters. */
  width: number;
  source: SizeSource;
}
