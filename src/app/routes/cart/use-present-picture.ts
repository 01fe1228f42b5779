import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { useEffect } from 'react';
import { uploadedPicture } from '@/lib/prescription/uploaded-picture';

/** Shows the picture that is the prescription of a line, unless another one was sent for it in the meantime. */
export function usePresentPicture(given: ItemPrescription | undefined): void {
  const { savedFileName, fileName = savedFileName } = given ?? {};
  useEffect(() => {
    if (!savedFileName || !fileName || uploadedPicture.read()) return;
    uploadedPicture.write({ savedFileName, fileName });
  }, [savedFileName, fileName]);
}
