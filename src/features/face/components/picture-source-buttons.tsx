import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { FileButton } from '@/ui/fields/file-button';
import { hasCameraAccess } from '../camera/open-camera';
import { PHOTO_TYPES } from '../camera/read-photo';
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
      <div className="button-row">
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

interface FailureText {
  title: string;
  text: string;
}

/**
 * Returns messages for each failure, with what to do. The other methods are below each message.
 *
 * @param withoutPicture alternative without a camera; the questions by default.
 */
function useFailureMessages(withoutPicture?: string): Record<MeasureFailure, FailureText> {
  const { t } = useLingui();
  const photo = t`Choose another photo, or go on with one of the other ways.`;
  const alternative = withoutPicture ?? t`Choose a photo, or answer the questions.`;
  return {
    denied: {
      title: t`Your camera may not be used`,
      text: `${t`Allow it for this site in your browser.`} ${alternative}`,
    },
    missing: { title: t`No camera was found`, text: alternative },
    'in-use': {
      title: t`Your camera gives no picture`,
      text: t`Another program may be using it. Close that program and try again, or choose another way.`,
    },
    unsupported: { title: t`Your browser does not give us your camera`, text: alternative },
    'not-loaded': {
      title: t`The measurement could not be started`,
      text: withoutPicture ?? t`Check your connection and try again, or answer the questions.`,
    },
    type: { title: t`This is no JPEG, PNG or WebP picture`, text: photo },
    size: { title: t`This photo is larger than 10 MB`, text: photo },
    unreadable: { title: t`This photo cannot be read`, text: photo },
    'no-face': { title: t`No face was found in the photo`, text: photo },
    'several-faces': { title: t`There is more than one face in the photo`, text: photo },
    'too-dark': { title: t`The photo is too dark`, text: photo },
    'too-far': {
      title: t`Your face is too small in the photo`,
      text: t`Choose one in which it fills most of the picture.`,
    },
    turned: { title: t`You do not look straight into the camera`, text: photo },
    tilted: { title: t`Your head is tilted in the photo`, text: photo },
    'unclear-eyes': {
      title: t`Your eyes cannot be seen well enough`,
      text: t`Choose a photo without glasses, with open eyes and from near by.`,
    },
  };
}
