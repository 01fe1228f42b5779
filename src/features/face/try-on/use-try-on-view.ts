import { useState } from 'react';
import type { DetectedFace } from '@/lib/face/face-detector';
import { type PhotoFailure, readPhoto } from '@/lib/face/read-photo';
import { useFaceDetector } from '@/lib/face/use-face-detector';
import { useLatestAttempt } from '../hooks/use-latest-attempt';
import type { MeasureFailure } from '../state/measure-view';
import type { TryOnView } from './try-on-view';

/** Manages the sources of the face: camera, photo or drawing. Each failure leads back to the choice. */
export function useTryOnView() {
  const [state, setState] = useState<TryOnView>({ view: 'source' });
  const { progress, load } = useFaceDetector();
  const begin = useLatestAttempt();
  const fail = (failure: MeasureFailure) => setState({ view: 'source', failure });
  const startCamera = async () => {
    const isLatest = begin();
    setState({ view: 'loading' });
    try {
      const detector = await load();
      if (isLatest()) setState({ view: 'camera', detector });
    } catch {
      if (isLatest()) fail('not-loaded');
    }
  };
  const openPhoto = async (file: File) => {
    const isLatest = begin();
    const copies = await readTwice(file);
    if (!isLatest()) return;
    if (typeof copies === 'string') return fail(copies);
    const [photo, copy] = copies;
    setState({ view: 'loading' });
    try {
      const { faces } = await (await load()).detect(copy);
      if (!isLatest()) return;
      const face = onlyFace(faces);
      if (typeof face === 'string') fail(face);
      else setState({ view: 'photo', photo, face });
    } catch {
      if (isLatest()) fail('not-loaded');
    }
  };
  const show = (view: 'source' | 'drawn') => {
    begin();
    setState({ view });
  };
  return {
    state,
    progress,
    fail,
    startCamera: () => void startCamera(),
    openPhoto: (file: File) => void openPhoto(file),
    draw: () => show('drawn'),
    leave: () => show('source'),
  };
}

/** Reads a file twice: one picture to show, and one that the detector takes over. */
async function readTwice(file: File): Promise<[ImageBitmap, ImageBitmap] | PhotoFailure> {
  const photo = await readPhoto(file);
  if (typeof photo === 'string') return photo;
  const copy = await readPhoto(file);
  return typeof copy === 'string' ? copy : [photo, copy];
}

function onlyFace([face, other]: readonly DetectedFace[]): DetectedFace | 'no-face' | 'several-faces' {
  if (!face) return 'no-face';
  return other ? 'several-faces' : face;
}
