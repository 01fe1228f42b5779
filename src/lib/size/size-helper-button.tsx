import type { ReactNode } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import { dialogTrigger } from '../hydration/load-with-retry';
import { useSite } from '../site/site';
import { useDialogOpen } from '../state/use-dialog-open';

/** Props of the size helper, a dialog of the size feature. */
export interface SizeHelperSlot {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The link to the frames in the shopper's size. It calls `close` when it is followed. */
  renderAction: (close: () => void) => ReactNode;
}

/** The size helper as a slot: other features open it. */
export interface SizeHelperSource {
  render: (helper: SizeHelperSlot) => ReactNode;
  /** Loads its code, on intent. */
  preload: (languageTag: LanguageTag) => void;
}

export interface SizeHelperButtonProps {
  helper: SizeHelperSource;
  renderAction: SizeHelperSlot['renderAction'];
  className: string;
  /** Accessible name, if the content does not say enough. */
  label?: string;
  children: ReactNode;
}

/** Opens the size helper. */
export function SizeHelperButton({
  helper,
  renderAction,
  className,
  label,
  children,
}: SizeHelperButtonProps) {
  const { languageTag } = useSite();
  const { mounted, open, setOpen, show } = useDialogOpen();
  return (
    <>
      <button
        type="button"
        {...dialogTrigger(() => helper.preload(languageTag))}
        aria-label={label}
        className={className}
        onClick={show}
      >
        {children}
      </button>
      {mounted ? helper.render({ open, onOpenChange: setOpen, renderAction }) : null}
    </>
  );
}
