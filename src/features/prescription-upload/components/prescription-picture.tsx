import {
  downloadItemPrescription,
  getDownloadItemPrescriptionUrl,
  uploadItemPrescription,
} from '@generated/lens/lens';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { type Site, useSite } from '@/lib/site/site';
import { PICTURE_EXTENSIONS, previewOf } from '@/lib/uploads/prescription-file';
import type { SendFile } from '../api/upload-file';
import { UploadField } from './upload-field';
import type { ShownFile } from './uploaded-file';

export interface PrescriptionPictureProps {
  picture: UploadedPicture | undefined;
  /** Called when a picture was sent, or removed. */
  onChange: (picture: UploadedPicture | undefined) => void;
  /** Called while a file is being sent; the promise resolves to whether it was. */
  onUpload?: ((upload: Promise<boolean>) => void) | undefined;
  /** The shopper went on without a file. */
  isMissing?: boolean | undefined;
}

/** Takes a photo or a scan of the prescription instead of typed values in the lens panel, before there is an order line. */
export function PrescriptionPicture({
  picture,
  onChange,
  onUpload,
  isMissing = false,
}: PrescriptionPictureProps) {
  const site = useSite();
  const { storeId, languageId, catalogId } = site;
  const input = useRef<HTMLInputElement>(null);
  const missing = isMissing && !picture;
  useEffect(() => {
    if (missing) input.current?.focus();
  }, [missing]);
  const send: SendFile = (file, options) =>
    uploadItemPrescription(
      storeId,
      { storeId, langId: languageId, catalogId, ...file, isItemFile: false },
      options,
    );
  return (
    <UploadField
      ref={input}
      extensions={PICTURE_EXTENSIONS}
      send={send}
      file={picture && toShownFile(site, picture)}
      onUploaded={({ savedName }, { name }) => onChange({ savedFileName: savedName, fileName: name })}
      onRemove={() => onChange(undefined)}
      onUpload={onUpload}
      error={missing ? <Trans>You need to upload your prescription</Trans> : undefined}
    />
  );
}

function toShownFile({ storeId }: Site, { savedFileName, fileName }: UploadedPicture): ShownFile {
  return {
    name: fileName,
    url: getDownloadItemPrescriptionUrl(storeId, savedFileName),
    preview: previewOf(savedFileName),
    loadPicture: () => downloadItemPrescription(storeId, savedFileName),
  };
}
