import { useEffect, useRef, useState } from 'react';
import { useSite } from '@/lib/site/site';
import type { FileProblem, PrescriptionExtension } from '@/lib/uploads/prescription-file';
import { type SavedFile, type SendFile, UploadError, uploadFile } from '../api/upload-file';

export interface FileUploadOptions {
  extensions: readonly PrescriptionExtension[];
  send: SendFile;
  onUploaded: (saved: SavedFile, file: File) => void;
}

/** `reading` has a percentage, `sending` none. */
export type UploadPhase = { name: 'idle' | 'sending' } | { name: 'reading'; percent: number };

/** Manages the upload of one file. Unmounting cancels it; a further file replaces a pending one. */
export function useFileUpload({ extensions, send, onUploaded }: FileUploadOptions) {
  const site = useSite();
  const [phase, setPhase] = useState<UploadPhase>({ name: 'idle' });
  const [problem, setProblem] = useState<FileProblem>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = () => {
    controller.current?.abort();
    setPhase({ name: 'idle' });
  };
  /** Resolves with whether the file was sent; one that was canceled or replaced was not. */
  const upload = async (file: File): Promise<boolean> => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    const onProgress = (percent: number | undefined) => {
      if (!signal.aborted)
        setPhase(percent === undefined ? { name: 'sending' } : { name: 'reading', percent });
    };
    setProblem(undefined);
    try {
      const saved = await uploadFile(site, file, { extensions, send, signal, onProgress });
      if (signal.aborted) return false;
      onUploaded(saved, file);
      setPhase({ name: 'idle' });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      setProblem(error instanceof UploadError ? error.problem : 'failed');
      setPhase({ name: 'idle' });
      return false;
    }
  };
  return { phase, problem, upload, cancel };
}
