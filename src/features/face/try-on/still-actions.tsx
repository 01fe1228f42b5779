import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { saveBlob } from '@/lib/files/save-file';
import { Button } from '@/ui/actions/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { stillFileName } from './still-file-name';

export interface StillActionsProps {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  /** Name of the frame, with its color. */
  name: string;
  isOneOfMany: boolean;
}

/** Saves the picture on the device, or hands it to another app by the system. Nothing is uploaded. */
export function StillActions({ canvasRef, name, isOneOfMany }: StillActionsProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState('');
  const withPicture = (use: (file: File) => void) =>
    canvasRef.current?.toBlob(
      (blob) => {
        if (blob) use(new File([blob], stillFileName(name), { type: blob.type }));
        else setOutcome(t`The picture could not be made. Please try again.`);
      },
      'image/jpeg',
      0.92,
    );
  const save = () =>
    withPicture((file) => {
      saveBlob(file.name, file);
      setOutcome(t`Saved as ${file.name}`);
    });
  // Rejected when the shopper closes the system's dialog.
  const share = () => withPicture((file) => void navigator.share({ files: [file] }).catch(() => undefined));
  const ofFrame = isOneOfMany ? <VisuallyHidden>: {name}</VisuallyHidden> : null;
  return (
    <>
      <Button variant="link" onClick={save}>
        <Trans>Save this picture on my device</Trans>
        {ofFrame}
      </Button>
      {canShareFiles() ? (
        <Button variant="link" onClick={share}>
          <Trans>Share</Trans>
          {ofFrame}
        </Button>
      ) : null}
      <p role="status" className="w-full text-ink-soft text-sm empty:hidden">
        {outcome}
      </p>
    </>
  );
}

/** Returns whether the system can share pictures. */
function canShareFiles(): boolean {
  const example = new File([], stillFileName(''), { type: 'image/jpeg' });
  return navigator.canShare?.({ files: [example] }) ?? false;
}
