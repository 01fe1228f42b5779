import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { useEffect, useState } from 'react';
import { clearDraft, updateDraft } from '@/features/lens/state/panel-draft';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';

interface LineDraftOptions {
  orderItemId: string;
  /** A reload goes on with what was entered before it. */
  isResumed: boolean;
  loading: boolean;
  given: ItemPrescription | undefined;
}

/**
 * What is entered for a line begins with the picture that is its prescription.
 *
 * @returns whether it has begun.
 */
export function useLineDraft({ orderItemId, isResumed, loading, given }: LineDraftOptions): boolean {
  const [hasBegun, setBegun] = useState(isResumed);
  useEffect(() => {
    if (hasBegun || loading) return;
    clearDraft(orderItemId);
    const picture = pictureOf(given);
    if (picture) updateDraft(orderItemId, { picture });
    setBegun(true);
  }, [hasBegun, loading, given, orderItemId]);
  return hasBegun;
}

function pictureOf(given: ItemPrescription | undefined): UploadedPicture | undefined {
  const { savedFileName, fileName = savedFileName } = given ?? {};
  return savedFileName && fileName ? { savedFileName, fileName } : undefined;
}
