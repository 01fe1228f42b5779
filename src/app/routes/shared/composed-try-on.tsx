import { useState } from 'react';
import { useFaceNames } from '@/features/advisor/hooks/use-face-names';
import { TryOnDialog } from '@/features/face/try-on/try-on-dialog';
import { useSavedItems, useSavedProducts } from '@/features/wishlist/api/wishlist-queries';
import { useRecentlyViewed } from '@/lib/recently-viewed/use-recently-viewed';
import { toTryOnFrame } from '@/lib/try-on/to-try-on-frame';
import type { TryOnSlot } from '@/lib/try-on/try-on-button';
import { colorsAsFrames, type TryOnFrame } from '@/lib/try-on/try-on-frame';
import { useAvailableFrames } from '@/lib/try-on/try-on-query';

/** The try-on; frames beside it, saved ones and those seen recently can be put on next to the first. */
export function ComposedTryOn(slot: TryOnSlot) {
  const [isComparing, setComparing] = useState(false);
  const others = useOtherFrames(slot, isComparing);
  return (
    <TryOnDialog
      {...slot}
      frame={useAvailableColors(slot.frame)}
      others={others}
      shapeNames={useFaceNames()}
      onCompare={() => setComparing(true)}
    />
  );
}

/** The frame with the colors that can be tried on. It is one of them. They are known before a picture is chosen. */
function useAvailableColors(frame: TryOnFrame): TryOnFrame {
  const others = useAvailableFrames(colorsAsFrames(frame), true);
  const upcs = new Set([frame.upc, ...others.map(({ upc }) => upc)]);
  return { ...frame, colors: frame.colors.filter(({ upc }) => upcs.has(upc)) };
}

/** As many as can be looked through. */
const MAX_OTHERS = 16;
const NONE: readonly string[] = [];

function useOtherFrames({ frame, others = [] }: TryOnSlot, enabled: boolean): readonly TryOnFrame[] {
  const seen = useRecentlyViewed({ except: frame.upc, enabled });
  const saved = useSavedItems().data?.savedItems.map(({ partNumber }) => partNumber);
  const savedProducts = useSavedProducts(enabled ? (saved?.slice(0, MAX_OTHERS) ?? NONE) : NONE);
  const products = [...(savedProducts.data?.catalogEntryView ?? []), ...(seen.products ?? [])];
  const frames = [...others, ...products.flatMap((product) => toTryOnFrame(product) ?? [])];
  const unique = [...new Map(frames.map((other) => [other.upc, other])).values()]
    .filter(({ upc }) => upc !== frame.upc)
    .slice(0, MAX_OTHERS);
  return useAvailableFrames(unique, enabled);
}
