import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasCameraAccess } from '@/lib/face/open-camera';
import { PHOTO_TYPES } from '@/lib/face/read-photo';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { FileButton } from '@/ui/fields/file-button';
import { useFailureMessages } from '../hooks/use-failure-messages';
import type { MeasureFailure } from '../state/measure-view';

export interface PictureSourceButtonsProps {
  /** Reason why the last picture was unusable. */
  failure: MeasureFailure | undefined;
  onCamera: () => void;
  onPhoto: (file: File) => void;
  /** Alternative where there is no camera; the questions by default. */
  withoutPicture?: string | undefined;
  /** Further buttons, for methods without a picture. */
  children?: ReactNode;
}

/** Offers camera or photo, below the reason why the last picture could not be used. */
export function PictureSourceButtons({
  failure,
  onCamera,
  onPhoto,
  withoutPicture,
  children,
}: PictureSourceButtonsProps) {
  const texts = useFailureMessages(withoutPicture);
  return (
    <>
      <ProblemAlert problem={failure && { ...texts[failure], tone: 'warning' }} />
      <div className="flex flex-wrap gap-3">
        {hasCameraAccess() ? (
          <Button onClick={onCamera}>
            <Trans>Use my camera</Trans>
          </Button>
        ) : null}
        <FileButton accept={PHOTO_TYPES.join(',')} onPick={onPhoto}>
          <Trans>Choose a photo</Trans>
        </FileButton>
        {children}
      </div>
    </>
  );
}
