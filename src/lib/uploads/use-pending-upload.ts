import { useRef, useState } from 'react';

/** Tracks the upload of a form, for which its submission waits: it submits the file that the shopper chose last. */
export function usePendingUpload() {
  const pending = useRef<Promise<boolean>>(undefined);
  const [isWaiting, setWaiting] = useState(false);

  /** @param upload of a chosen file; resolves with whether it was sent. */
  const onUpload = (upload: Promise<boolean>) => {
    pending.current = upload;
    void upload.then(() => {
      if (pending.current === upload) pending.current = undefined;
    });
  };
  const isPending = () => pending.current !== undefined;
  /** Waits for the upload, and for those that replace it. Resolves with whether the last one was sent. */
  const wait = async (): Promise<boolean> => {
    setWaiting(true);
    let isSent = true;
    for (let upload = pending.current; upload; upload = pending.current) isSent = await upload;
    setWaiting(false);
    return isSent;
  };
  return { isWaiting, isPending, onUpload, wait };
}
