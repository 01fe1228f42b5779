import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import { useEffect, useState } from 'react';
import { type FramePicture, loadFramePicture } from './frame-picture';

export interface FramePictureState {
  picture: FramePicture | undefined;
  hasFailed: boolean;
}

/** The front picture of a color. The one before stays until the new one is there. */
export function useFramePicture(upc: string): FramePictureState {
  const { data, error } = useGetImageManifest(upc);
  const [state, setState] = useState<FramePictureState>({ picture: undefined, hasFailed: false });
  const front = data?.items.find(({ type }) => type === 'front');
  const src = front && getGetFrameImageUrl(front.file_key);
  useEffect(() => {
    if (!src) return;
    let isOver = false;
    loadFramePicture(src).then(
      (picture) => isOver || setState({ picture, hasFailed: false }),
      () => isOver || setState({ picture: undefined, hasFailed: true }),
    );
    return () => {
      isOver = true;
    };
  }, [src]);
  const isMissing = error !== undefined || (data !== undefined && !src);
  return isMissing ? { ...state, hasFailed: true } : state;
}
