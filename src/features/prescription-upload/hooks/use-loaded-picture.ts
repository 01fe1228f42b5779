import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '@/lib/tracking/track';

export type LoadedPicture = { status: 'loading' | 'failed' } | { status: 'loaded'; url: string };

/** Loads a picture and gives it a URL that ends with the component. */
export function useLoadedPicture(load: () => Promise<Blob>) {
  const [state, setState] = useState<LoadedPicture>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latestLoad = useRef(load);

  const fail = useCallback(() => {
    track({ name: 'error', message: 'Unable to load prescription details' });
    setState({ status: 'failed' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true;
    let url: string | undefined;
    latestLoad.current().then(
      (picture) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(picture);
        setState({ status: 'loaded', url });
      },
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [attempt, fail]);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry, fail };
}
