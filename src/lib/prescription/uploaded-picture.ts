import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { storageValue } from '../storage/storage-value';

/** A picture or document of the prescription that the shopper has uploaded. */
export interface UploadedPicture {
  /** Its name at the API. */
  readonly savedFileName: string;
  /** Its name on the shopper's device. */
  readonly fileName: string;
}

/** The picture for the glasses that are chosen now. It ends with the tab. */
export const uploadedPicture = storageValue<UploadedPicture>({
  area: 'session',
  key: 'prescriptionPicture',
  schema: {
    safeParse: (value) => (isPicture(value) ? { success: true, data: value } : { success: false }),
  },
});

/** Body of `insertItemPrescription` for a picture instead of values. */
export function pictureItemPrescription({ savedFileName, fileName }: UploadedPicture): ItemPrescription {
  return {
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'uploadPrescription',
    savedFileName,
    fileName,
  };
}

function isPicture(value: unknown): value is UploadedPicture {
  const { savedFileName, fileName } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof savedFileName === 'string' && typeof fileName === 'string';
}
