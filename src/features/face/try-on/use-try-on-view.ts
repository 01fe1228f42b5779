import { useState } from 'react';
import { readPhoto } from '@/lib/face/read-photo';
import { useFaceDetector } from '@/lib/face/use-face-detector';
import type { MeasureFailure } from '../state/measure-view';
import type { TryOnView } from './try-on-view';

/** The sources of the face: camera, photo or drawing. Each failure leads back to the choice. */
export function useTryOnView() {
  const [state, setState] = useState<TryOnView>({ view: 'source' });
  const { progress, load } = useFaceDetector();
  const fail = (failure: MeasureFailure) => setState({ view: 'source', failure });
  const startCamera = async () => {
    setState({ view: 'loading' });
    try {
      const detector = await load();
      setState((current) => (current.view === 'loading' ? { view: 'camera', detector } : current));
    } catch {
      fail('not-loaded');
    }
  };
  const openPhoto = async (file: File) => {
    const [photo, copy] = [await readPhoto(file), await readPhoto(file)];
    if (typeof photo === 'string') return fail(photo);
    if (typeof copy === 'string') return fail(copy);
    setState({ view: 'loading' });
    try {
      const { faces } = await (await load()).detect(copy);
      const [face, other] = faces;
      if (!face || other) return fail(other ? 'several-faces' : 'no-face');
      setState((current) => (current.view === 'loading' ? { view: 'photo', photo, face } : current));
    } catch {
      fail('not-loaded');
    }
  };
  return {
    state,
    progress,
    fail,
    startCamera: () => void startCamera(),
    openPhoto: (file: File) => void openPhoto(file),
    draw: () => setState({ view: 'drawn' }),
    leave: () => setState({ view: 'source' }),
  };
}
