import { type KeyboardEvent, type ReactNode, Suspense, use, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCloseOnBack } from '@/lib/history/use-close-on-back';
import { onFailedLoad } from '@/lib/hydration/load-with-retry';
import { useLatest } from '@/lib/state/use-latest';
import { Skeleton } from '@/ui/display/skeleton';
import { CloseIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import { UiMessagesContext } from '@/ui/lib/ui-messages';
import type { ModalProps } from './modal';

export interface DialogShellProps extends Pick<ModalProps, 'title' | 'aside' | 'closesOnBack'> {
  /** Default true, for a dialog that is mounted while it is open. */
  open?: boolean;
  /** Called when it was closed, or its code did not load. */
  onClose: () => void;
  /** Class of the coming dialog: `modal-right` by default, `modal-dialog`, or with another width. */
  className?: string;
  /** Skeleton of the content; by default a heading with rows. */
  children?: ReactNode;
}

/**
 * Shows a dialog or drawer while its code loads: it opens with the tap, in the place of the real one, and can be closed, for
 * example by Back. The library of the others has not loaded either, and a native dialog makes the page inert: the browser
 * computes the style of each of its elements, as it opens and as it closes. Its only control keeps the focus. When the code does
 * not load, it closes, so that the page's notice about that can be read and used; without a connection it waits, because its
 * notice is in view.
 */
export function DialogShell(props: DialogShellProps) {
  const { open = true, onClose, title, className = 'modal-right' } = props;
  const { aside, closesOnBack, children = <RowsSkeleton /> } = props;
  const messages = use(UiMessagesContext);
  const closeButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useLatest(onClose);
  // Replaced by the dialog's hook, which takes over the history entry.
  useCloseOnBack(open, onClose, closesOnBack);
  // In a layout effect: closing returns the focus before the dialog itself opens and remembers where it was.
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    closeButton.current?.focus();
    const stopListening = onFailedLoad(() => navigator.onLine && close.current());
    return () => {
      stopListening();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.preventDefault();
    if (event.key !== 'Escape') return;
    // Not also a dialog below.
    event.stopPropagation();
    onClose();
  };
  if (!open) return null;
  return createPortal(
    <>
      <div className="scrim" onClick={onClose} aria-hidden="true" />
      <div
        role="dialog"
        aria-modal="true"
        aria-busy="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-loading`}
        onKeyDown={onKeyDown}
        className={cx('modal', className, aside !== undefined && 'modal-split')}
      >
        <div className="modal-main">
          <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-6">
            <h2 id={`${id}-title`} className="pt-2 font-medium text-xl">
              {title}
            </h2>
            <button
              ref={closeButton}
              type="button"
              className="icon-button ml-auto"
              aria-label={messages.close}
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          </div>
          <div className="px-6 pt-1 pb-6">
            <VisuallyHidden id={`${id}-loading`}>{messages.loading}</VisuallyHidden>
            {children}
          </div>
        </div>
        {aside === undefined ? null : <div className="modal-aside">{aside}</div>}
      </div>
    </>,
    document.body,
  );
}

/** Shows the shell of a dialog while the code of its children loads. */
export function DialogBoundary({ children, ...shell }: DialogShellProps) {
  return <Suspense fallback={<DialogShell {...shell} />}>{children}</Suspense>;
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3 pt-2">
      <Skeleton className="mb-3 h-7 w-3/5" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
