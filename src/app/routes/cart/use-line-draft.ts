import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { useEffect, useState } from 'react';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import { clearDraft, updateDraft } from '@/features/lens/state/panel-draft';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';

interface LineDraftOptions {
  orderItemId: string;
  /** A reload goes on with what was entered before it. */
  isResumed: boolean;
  loading: boolean;
  given: ItemPrescription | undefined;
  /** The line has ready readers, whose prescription is one power for both eyes. */
  hasReaders: boolean;
}

/**
 * What is entered for a line begins with the picture that is its prescription, or with the power of its readers.
 *
 * @returns whether it has begun.
 */
export function useLineDraft(options: LineDraftOptions): boolean {
  const { orderItemId, isResumed, loading, given, hasReaders } = options;
  const [hasBegun, setBegun] = useState(isResumed);
  useEffect(() => {
    if (hasBegun || loading) return;
    clearDraft(orderItemId);
    const picture = pictureOf(given);
    if (picture) updateDraft(orderItemId, { picture });
    if (hasReaders && given) {
      updateDraft(orderItemId, { readersPower: fromItemPrescription(given)?.right.sphere });
    }
    setBegun(true);
  }, [hasBegun, loading, given, hasReaders, orderItemId]);
  return hasBegun;
}

function pictureOf(given: ItemPrescription | undefined): UploadedPicture | undefined {
  const { savedFileName, fileName = savedFileName } = given ?? {};
  return savedFileName && fileName ? { savedFileName, fileName } : undefined;
}
