import { type ReactNode, useState } from 'react';

/** Props of the size helper, a dialog of the size feature. */
export interface SizeHelperSlot {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The way to the frames in the shopper's size. It calls `close` when it is followed. */
  renderAction: (close: () => void) => ReactNode;
}

/** The size helper as a slot: other features open it. */
export interface SizeHelperSource {
  render: (helper: SizeHelperSlot) => ReactNode;
  /** Loads its code, on intent. */
  preload: () => void;
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
  const [open, setOpen] = useState(false);
  // Stays mounted after the first opening, so that it can close with a transition.
  const [mounted, setMounted] = useState(false);
  const show = () => {
    setMounted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        className={className}
        onClick={show}
        onPointerEnter={helper.preload}
        onFocus={helper.preload}
      >
        {children}
      </button>
      {mounted ? helper.render({ open, onOpenChange: setOpen, renderAction }) : null}
    </>
  );
}
