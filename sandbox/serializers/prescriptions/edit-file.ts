import type { PrescriptionEditFile } from '@generated/prescriptions/model/prescriptionEditFile';
import type { StoreId } from '@/domain/locale/locales';
import type { PrescriptionFile } from '../../state/prescriptions';

/** Media types that a browser shows. */
const SHOWN: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'application/pdf'];

export function isShown(contentType: string): boolean {
  return SHOWN.includes(contentType);
}

/** Describes an uploaded file for the prescription step. */
export function toEditFile(
  { savedFileName, userId, name, checksum, contentType, data }: PrescriptionFile,
  storeId: StoreId,
): PrescriptionEditFile {
  return {
    savedFileName,
    ...(checksum && { file_checksum: checksum }),
    path: `/wcs/resources/store/${storeId}/provideprescription/download/${userId}/${savedFileName}`,
    name: name ?? savedFileName,
    type: contentType,
    size: base64Length(data),
    previewAllowed: isShown(contentType),
  };
}

/** Bytes of a base64 text. */
function base64Length(text: string): number {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  return (text.length / 4) * 3 - padding;
}
