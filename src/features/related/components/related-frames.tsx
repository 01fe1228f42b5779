import { useEffect } from 'react';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { rememberSeen } from '@/lib/recently-seen/recently-seen';
import { Stack } from '@/ui/layout/stack';
import type { ComparedFrame } from '../api/similar-frames';
import { RecentlySeen } from './recently-seen';
import { SimilarFrames, type TileSlots } from './similar-frames';

export interface RelatedFramesProps extends TileSlots {
  upc: string;
  /** Undefined for a frame without shape or width, which has no similar ones. Must be a stable object. */
  frame: ComparedFrame | undefined;
}

/** Below a frame: similar frames, and those seen recently. Remembers this one. */
export function RelatedFrames({ upc, frame, ...slots }: RelatedFramesProps) {
  const hydrated = useHydrated();
  useEffect(() => rememberSeen(upc), [upc]);
  return (
    <Stack gap="xl">
      {frame ? <SimilarFrames key={upc} frame={frame} {...slots} /> : null}
      {/* The server does not know them. */}
      {hydrated ? <RecentlySeen key={`seen ${upc}`} current={upc} {...slots} /> : null}
    </Stack>
  );
}
