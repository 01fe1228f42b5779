import { getPrescriptionFile } from '@generated/prescriptions/prescriptions';
import type { SavedPrescriptionFile } from '@/domain/prescription/saved-prescription';
import type { Site } from '@/lib/site/site';

/** Pictures that every browser shows. Others could be documents, which a page must not embed. */
const PICTURE = /^image\/(png|jpeg|gif|bmp)$/;

export function isPicture({ type, previewAllowed }: SavedPrescriptionFile): boolean {
  return previewAllowed && PICTURE.test(type);
}

/**
 * Returns the URL of an uploaded picture, for an image. Not cached: it is a document with a name and a signature.
 *
 * @throws ApiError
 */
export async function loadPicture(
  { storeId }: Site,
  { savedName, type }: SavedPrescriptionFile,
): Promise<string> {
  const { prescriptionFile } = await getPrescriptionFile(storeId, savedName, { nocache: '' });
  return toPictureUrl(prescriptionFile, type);
}

/** Converts the API's base64, data URL or file URL to a picture URL (003 §7). */
export function toPictureUrl(file: string, type: string): string {
  if (file.startsWith('data:image/') || file.startsWith('/')) return file;
  if (/^https?:/.test(file)) return file;
  return `data:${type};base64,${file}`;
}
