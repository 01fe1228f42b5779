import { keysOf } from '@/domain/data/keys-of';
import type { FrameModel } from '../../../models/frame';
import type { FrameDetail } from './frame-sentences';

/** A frame whose description is being written. */
export type DescribedFrame = Omit<FrameModel, 'description' | 'promotion'>;

const appliesTo: Record<FrameDetail, (frame: DescribedFrame) => boolean> = {
  rimless: (frame) => frame.rim === 'rimless',
  'semi-rimless': (frame) => frame.rim === 'semi',
  'spring-hinges': (frame) => frame.features.includes('spring-hinge'),
  'adjustable-nose-pads': (frame) => frame.features.includes('adjustable-nose-pads'),
  'low-bridge': (frame) => frame.bridgeFit === 'low',
  'progressive-ready': (frame) => frame.features.includes('progressive-ready'),
  'small-size': (frame) => frame.size.totalWidth <= 128 && frame.gender !== 'kids',
  'large-size': (frame) => frame.size.totalWidth >= 140,
  kids: (frame) => frame.gender === 'kids',
  any: () => true,
};

/** Returns the details about build and fit that a frame has. */
export function detailsOf(frame: DescribedFrame): FrameDetail[] {
  return keysOf(appliesTo).filter((detail) => appliesTo[detail](frame));
}
