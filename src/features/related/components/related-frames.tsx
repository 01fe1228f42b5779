import { useEffect } from 'react';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { recordView } from '@/lib/recently-viewed/recently-viewed';
import { Stack } from '@/ui/layout/stack';
import type { ComparedFrame } from '../api/similar-frames';
import { RecentlyViewed } from './recently-viewed';
import { SimilarFrames, type TileSlots } from './similar-frames';

export interface RelatedFramesProps extends TileSlots {
  upc: string;
  /** Undefined for a frame without shape or width, which has no similar ones. Must be a stable object. */
  frame: ComparedFrame | undefined;
}

/** Shows similar frames, and those seen recently, below a frame. Remembers this one. */
export function RelatedFrames({ upc, frame, ...slots }: RelatedFramesProps) {
  const hydrated = useHydrated();
  useEffect(() => recordView(upc), [upc]);
  return (
    <Stack gap="xl">
      {frame ? <SimilarFrames key={upc} frame={frame} {...slots} /> : null}
      {/* The server does not know them. */}
      {hydrated ? <RecentlyViewed key={`seen ${upc}`} current={upc} {...slots} /> : null}
    </Stack>
  );
}
