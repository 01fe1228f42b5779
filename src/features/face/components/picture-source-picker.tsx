import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasCameraAccess } from '@/lib/face/open-camera';
import { PHOTO_TYPES } from '@/lib/face/read-photo';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { FileButton } from '@/ui/fields/file-button';
import { useFailureTexts } from '../hooks/use-failure-texts';
import type { MeasureFailure } from '../state/measure-view';

export interface PictureSourcePickerProps {
  intro: ReactNode;
  failure: MeasureFailure | undefined;
  onCamera: () => void;
  onPhoto: (file: File) => void;
  /** What to do instead where there is no camera; the questions by default. */
  withoutPicture?: string;
  /** An option without a picture. */
  children?: ReactNode;
}

/** Camera or photo, next to what happens to the picture. Choosing one of them is the consent. */
export function PictureSourcePicker({
  intro,
  failure,
  withoutPicture,
  onCamera,
  onPhoto,
  children,
}: PictureSourcePickerProps) {
  const { t } = useLingui();
  const texts = useFailureTexts(withoutPicture);
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{intro}</p>
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
      <div className="rounded-md bg-well p-4 text-sm">
        <p className="font-medium">
          <Trans>Your picture stays on this device</Trans>
        </p>
        <ul
          aria-label={t`What happens to your picture`}
          className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft"
        >
          <li>
            <Trans>It is measured in your browser, never sent, and gone when you close this window.</Trans>
          </li>
          <li>
            <Trans>Your browser asks before the camera is turned on. It is off as soon as we are done.</Trans>
          </li>
          <li>
            <Trans>About 5 MB are loaded for it.</Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}
