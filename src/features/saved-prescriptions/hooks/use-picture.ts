import { useEffect, useState } from 'react';
import type { SavedPrescriptionFile } from '@/domain/prescription/saved-prescription';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { isPicture, loadPicture } from '../api/load-prescription-file';

export type PictureState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; url: string };

/** Returns the uploaded picture of a prescription. It stays in memory only while it is shown. */
export function usePicture(file: SavedPrescriptionFile | undefined): PictureState {
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<{ url?: string; failed?: boolean }>({});
  const shown = file && isPicture(file) ? file : undefined;
  const savedName = shown?.savedName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file has a name of its own
  useEffect(() => {
    if (!shown) return undefined;
    let isCurrent = true;
    setPicture({});
    loadPicture(site, shown).then(
      (url) => isCurrent && setPicture({ url }),
      () => {
        if (!isCurrent) return;
        track({
          name: 'error',
          message: 'Unable to load prescription details',
          operation: 'getPrescriptionFile',
        });
        setPicture({ failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site, savedName, attempt]);
  if (!shown) return { state: 'none' };
  if (picture.url) return { state: 'ready', url: picture.url };
  return picture.failed
    ? { state: 'failed', retry: () => setAttempt((count) => count + 1) }
    : { state: 'loading' };
}
