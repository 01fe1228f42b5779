import { useEffect, useRef, useState } from 'react';
import { uploadedPicture } from '@/lib/prescription/uploaded-picture';
import { useSite } from '@/lib/site/site';
import type { PictureProblem } from '../api/picture-file';
import { PictureError, uploadPicture } from '../api/upload-picture';

/** State of the upload of one picture. Leaving cancels it; a further file replaces the first. */
export function usePictureUpload(onUploaded: () => void) {
  const site = useSite();
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const cancel = () => {
    controller.current?.abort();
    setUploading(false);
  };
  const upload = async (file: File) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setProblem(undefined);
    setUploading(true);
    try {
      const picture = await uploadPicture(site, file, current.signal);
      if (current.signal.aborted) return;
      uploadedPicture.write(picture);
      onUploaded();
    } catch (error) {
      if (current.signal.aborted) return;
      setProblem(error instanceof PictureError ? error.problem : 'failed');
    }
    setUploading(false);
  };
  return { uploading, problem, upload, cancel };
}
