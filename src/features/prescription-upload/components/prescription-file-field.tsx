import { getContextData } from '@generated/identity/identity';
import {
  downloadPrescription,
  getDownloadPrescriptionUrl,
  uploadPrescription,
} from '@generated/prescriptions/prescriptions';
import type {
  PrescriptionFileFieldProps,
  UploadedPrescriptionFile,
} from '@/lib/prescription-step/slot-props';
import { type Site, useSite } from '@/lib/site/site';
import { previewOf, STEP_EXTENSIONS } from '@/lib/uploads/prescription-file';
import type { SavedFile, SendFile } from '../api/upload-file';
import { UploadField } from './upload-field';
import type { ShownFile } from './uploaded-file';

/** Shows the file of an item in the prescription step. */
export function PrescriptionFileField(props: PrescriptionFileFieldProps) {
  const { orderItemId, orderLink, value, onChange, onUpload, onCancel, error } = props;
  const site = useSite();
  const { storeId, languageId, catalogId } = site;
  const send: SendFile = (file, options) =>
    uploadPrescription(
      storeId,
      {
        storeId,
        langId: languageId,
        catalogId,
        ...file,
        isItemFile: true,
        orderItemId,
        ...(orderLink !== undefined && { encOrderMemberId: orderLink }),
      },
      options,
    );
  return (
    <UploadField
      extensions={STEP_EXTENSIONS}
      send={send}
      file={value && toShownFile(site, value)}
      onUploaded={(saved, file) => onChange(toUploadedFile(site, saved, file))}
      onRemove={() => onChange(undefined)}
      onUpload={onUpload}
      onCancel={onCancel}
      error={error}
    />
  );
}

function toUploadedFile(
  { storeId }: Site,
  { savedName, checksum, userId }: SavedFile,
  { name, type, size }: File,
): UploadedPrescriptionFile {
  return {
    name,
    savedName,
    path: getDownloadPrescriptionUrl(storeId, userId, savedName),
    type,
    size,
    previewAllowed: previewOf(name) !== undefined,
    checksum,
  };
}

function toShownFile(
  site: Site,
  { name, savedName, path, size, previewAllowed }: UploadedPrescriptionFile,
): ShownFile {
  return {
    name,
    size,
    url: path,
    preview: previewAllowed ? previewOf(savedName) : undefined,
    loadPicture: () => loadOwnFile(site, savedName),
  };
}

/** Loads a file for the current shopper: a guest's files move to the account at sign-in, so the owner may have changed. */
async function loadOwnFile({ storeId, languageId }: Site, savedName: string): Promise<Blob> {
  const { basicInfo } = await getContextData(storeId, { langId: languageId });
  return downloadPrescription(storeId, String(basicInfo.runAsId), savedName);
}
