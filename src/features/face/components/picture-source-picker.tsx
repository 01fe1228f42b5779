import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PictureSourceButtons, type PictureSourceButtonsProps } from './picture-source-buttons';

export interface PictureSourcePickerProps extends PictureSourceButtonsProps {
  intro: ReactNode;
}

/** Offers camera or photo, and explains what happens to the picture. Choosing one is the consent. */
export function PictureSourcePicker({ intro, ...buttons }: PictureSourcePickerProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{intro}</p>
      <PictureSourceButtons {...buttons} />
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
