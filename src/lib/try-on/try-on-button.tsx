import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import { dialogTrigger } from '../hydration/load-with-retry';
import { useSite } from '../site/site';
import { useDialogOpen } from '../state/use-dialog-open';
import type { TryOnFrame } from './try-on-frame';
import { useTryOnAvailability } from './try-on-query';

/** Props of the try-on, a dialog of the face feature. */
export interface TryOnSlot {
  frame: TryOnFrame;
  /** Frames beside it, to compare it with. */
  others?: readonly TryOnFrame[] | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The try-on as a slot: other features open it. */
export interface TryOnSource {
  render: (slot: TryOnSlot) => ReactNode;
  /** Loads its code, on intent. */
  preload: (languageTag: LanguageTag) => void;
}

export interface TryOnButtonProps {
  frame: TryOnFrame;
  /** UPCs of all frames beside it, so that one call covers them. */
  upcs: readonly string[];
  /** Frames beside it, to compare it with. */
  others?: readonly TryOnFrame[] | undefined;
  source: TryOnSource;
  /** Names the frame, where there are several. */
  isOneOfMany?: boolean;
  className: string;
}

/** Opens the try-on; nothing for a frame that cannot be tried on. */
export function TryOnButton({ frame, upcs, others, source, isOneOfMany, className }: TryOnButtonProps) {
  const { t } = useLingui();
  const isAvailable = useTryOnAvailability(upcs, frame.upc);
  const { languageTag } = useSite();
  const { mounted, open, setOpen, show } = useDialogOpen();
  if (!isAvailable) return null;
  return (
    <>
      <button
        type="button"
        {...dialogTrigger(() => source.preload(languageTag))}
        aria-label={isOneOfMany ? t`Try it on: ${frame.name}` : undefined}
        className={className}
        onClick={show}
      >
        <Trans>Try it on</Trans>
      </button>
      {mounted ? source.render({ frame, others, open, onOpenChange: setOpen }) : null}
    </>
  );
}
