import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { CloseIcon } from '@/ui/icons/close-icon';

export interface ModalProps {
  open: boolean;
  /** Called when the person closes it: the cross, Escape, a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Names it; also its heading. */
  title: ReactNode;
  /** For a title that the content shows in another way. */
  titleHidden?: boolean;
  /** A sentence under the title, read out on opening. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls: the buttons. */
  footer?: ReactNode;
  /** Gets the focus on opening; otherwise the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing; otherwise what had it before. To be given where content takes the focus by itself. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** What Dialog and Drawer share: scrim, focus trap, title row, scrolling content, footer. */
export function Modal({ className, ...props }: ModalProps & { className: string }) {
  const { open, onOpenChange, title, titleHidden, description, closeLabel, children, footer } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          className={`modal ${className}`}
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
        >
          <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-6">
            <Dialog.Title className={titleHidden ? 'sr-only' : 'pt-2 font-medium text-xl'}>
              {title}
            </Dialog.Title>
            <Dialog.Close className="icon-button ml-auto" aria-label={closeLabel}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          {/* Focusable, so that the arrow keys scroll content that holds no control. Its ring is inside, the edge cuts it. */}
          <div
            className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-1 pb-6 -outline-offset-2"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling regions must be reachable by keyboard
            tabIndex={0}
          >
            {description ? (
              <Dialog.Description className="mb-5 text-ink-soft">{description}</Dialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className="border-line border-t px-6 py-4">{footer}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
