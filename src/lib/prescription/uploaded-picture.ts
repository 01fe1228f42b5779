import type { ItemPrescription } from '@generated/lens/model/itemPrescription';

/** A picture or document of the prescription that the shopper has uploaded. */
export interface UploadedPicture {
  /** Its name at the API. */
  readonly savedFileName: string;
  /** Its name on the shopper's device. */
  readonly fileName: string;
}

/** Builds the body of `insertItemPrescription` for a picture instead of values. */
export function pictureItemPrescription({ savedFileName, fileName }: UploadedPicture): ItemPrescription {
  return {
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'uploadPrescription',
    savedFileName,
    fileName,
  };
}
