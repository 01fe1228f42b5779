import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import { useEffect, useState } from 'react';
import { type FramePicture, loadFramePicture } from './frame-picture';

export interface FramePictureState {
  picture: FramePicture | undefined;
  hasFailed: boolean;
}

/**
 * Returns the picture of a color: the drawing for the try-on, else its front. Keeps the previous one until the new one has
 * loaded.
 */
export function useFramePicture(upc: string): FramePictureState {
  const [state, setState] = useState<FramePictureState>({ picture: undefined, hasFailed: false });
  // A store without drawings for the try-on has pictures only.
  const [undrawnUpc, setUndrawnUpc] = useState<string>();
  const isDrawn = undrawnUpc !== upc;
  const { data, error } = useGetImageManifest(upc, { swr: { enabled: !isDrawn } });
  const front = data?.items.find(({ type }) => type === 'front')?.file_key;
  const fileKey = isDrawn ? `${upc}-try-on.svg` : front;
  useEffect(() => {
    if (!fileKey) return;
    let isOver = false;
    loadFramePicture(getGetFrameImageUrl(fileKey), !isDrawn).then(
      (picture) => isOver || setState({ picture, hasFailed: false }),
      () => {
        if (isOver) return;
        if (isDrawn) setUndrawnUpc(upc);
        else setState({ picture: undefined, hasFailed: true });
      },
    );
    return () => {
      isOver = true;
    };
  }, [fileKey, isDrawn, upc]);
  const isMissing = !isDrawn && (error !== undefined || (data !== undefined && !front));
  return isMissing ? { ...state, hasFailed: true } : state;
}
