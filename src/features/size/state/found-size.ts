import type { FrontSize } from '@/domain/size/total-width';

/** How the shopper's size was found. */
export type SizeSource =
  | { kind: 'numbers'; front: FrontSize }
  | { kind: 'frame'; name: string }
  | { kind: 'width' };

export interface FoundSize {
  /** Total width in millimeters. */
  width: number;
  source: SizeSource;
}
