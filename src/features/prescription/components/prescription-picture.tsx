import { getDownloadItemPrescriptionUrl } from '@generated/lens/lens';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { type UploadedPicture, uploadedPicture } from '@/lib/prescription/uploaded-picture';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { FieldError } from '@/ui/fields/field-error';
import { CheckIcon } from '@/ui/icons/icons';
import { PICTURE_EXTENSIONS } from '../api/picture-file';
import { usePictureCopy } from '../hooks/use-picture-copy';
import { usePictureUpload } from '../hooks/use-picture-upload';

const ACCEPT = PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join();

export interface PrescriptionPictureProps {
  /** A picture was uploaded; it is in `uploadedPicture`. */
  onUploaded: () => void;
  /** The shopper went on without a file. */
  isMissing?: boolean | undefined;
  onRemoved?: (() => void) | undefined;
}

/** Sends a photo or a scan of the prescription instead of typed values. */
export function PrescriptionPicture({ onUploaded, onRemoved, isMissing = false }: PrescriptionPictureProps) {
  const { t } = useLingui();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const copy = usePictureCopy();
  const picture = useStoreValue(uploadedPicture);
  const { uploading, problem, upload, cancel } = usePictureUpload(onUploaded);
  const missing = isMissing && !picture && !uploading;
  useEffect(() => {
    if (missing) inputRef.current?.focus();
  }, [missing]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
    if (file) void upload(file);
  };
  const remove = () => {
    uploadedPicture.clear();
    onRemoved?.();
    announce(t`The file is removed.`);
    inputRef.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <p id={`${id}-hint`} className="field-note">
        <Trans>
          A sharp photo or scan of the whole paper, with your values, the date and the doctor. Up to 10 MB.
        </Trans>
      </p>
      {picture ? <Uploaded picture={picture} onRemove={remove} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <label className="button button-secondary relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
          {picture ? <Trans>Choose another file</Trans> : <Trans>Choose a file or take a photo</Trans>}
          <input
            ref={inputRef}
            type="file"
            accept={ACCEPT}
            disabled={uploading}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        {uploading ? (
          <Button variant="link" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
      <FieldError id={`${id}-error`}>
        {missing ? <Trans>You need to upload your prescription</Trans> : null}
      </FieldError>
      <div role="status">
        {uploading ? (
          <div className="grid gap-2 text-sm">
            <Trans>Sending your file</Trans>
            <progress className="progress" aria-label={t`Sending your file`} />
          </div>
        ) : null}
      </div>
      <div role="alert">
        {problem ? (
          <Notice tone="error" title={copy[problem].title}>
            {copy[problem].detail}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

/** Formats that every browser shows. */
const SHOWN = /\.(png|jpe?g)$/i;

function Uploaded({ picture, onRemove }: { picture: UploadedPicture; onRemove: () => void }) {
  const { t } = useLingui();
  const { storeId } = useSite();
  const { fileName, savedFileName } = picture;
  return (
    <div className="flex items-center gap-4 rounded-md bg-well p-3">
      {SHOWN.test(savedFileName) ? (
        <img
          src={getDownloadItemPrescriptionUrl(storeId, savedFileName)}
          alt={t`The prescription that you sent`}
          className="size-20 rounded-sm bg-paper object-cover"
        />
      ) : null}
      <div className="min-w-0">
        <p className="flex items-start gap-2">
          <CheckIcon size={18} />
          <span className="min-w-0 break-words">
            <Trans>{fileName} is sent.</Trans>
          </span>
        </p>
        <Button variant="link" className="text-sm" onClick={onRemove}>
          <Trans>Remove the file</Trans>
        </Button>
      </div>
    </div>
  );
}
