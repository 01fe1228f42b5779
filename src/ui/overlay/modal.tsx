import { Dialog } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  use,
  useCallback,
  useRef,
  useState,
} from 'react';
import { type ClosesOnBack, useCloseOnBack } from '@/lib/history/use-close-on-back';
import { CloseIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { UiMessagesContext } from '@/ui/lib/ui-messages';

export interface ModalProps {
  open: boolean;
  /** Called when it is closed by the close button, Escape, a click on the backdrop or, on phones and tablets, Back. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** True when the content already shows the title. */
  titleHidden?: boolean;
  /** A sentence under the title, announced on open. */
  description?: ReactNode;
  /** Default: "Close". */
  closeLabel?: string;
  children: ReactNode;
  /** Fixed below the scrolling content: the buttons. */
  footer?: ReactNode;
  /** Content beside the rest on desktops, which makes the dialog wide; hidden on smaller screens. */
  aside?: ReactNode;
  /** Receives focus on open. Default: the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Enter closes it while the focus is on the dialog itself, which receives it on open. In a field, it sends the form. */
  closesOnEnter?: boolean;
  /** Receives focus on close. Default: the previously focused element. Set it when content focuses itself. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Widths at which the browser's Back closes it. Default: 'small'. */
  closesOnBack?: ClosesOnBack;
}

/** Renders the common part of Dialog and Drawer: backdrop, focus trap, title row, scrolling content, footer. */
export function Modal({ className, ...props }: ModalProps & { className: string }) {
  const { open, onOpenChange, title, titleHidden, description, children, footer, aside } = props;
  const { close } = use(UiMessagesContext);
  useCloseOnBack(open, () => onOpenChange(false), props.closesOnBack);
  const popup = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [body, scrolls] = useOverflows();
  const closeOnEnter = ({ key, repeat, target }: KeyboardEvent) => {
    // A held key, which has opened the dialog, must not close it.
    if (key === 'Enter' && !repeat && (target === popup.current || target === content.current))
      onOpenChange(false);
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(nextOpen, { reason, event }) => {
        // The first click of a double click has opened it, or made it smaller: the second one hits the backdrop by accident.
        if (reason === 'outside-press' && 'detail' in event && event.detail > 1) return;
        onOpenChange(nextOpen);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          ref={popup}
          className={cx('modal', className, aside !== undefined && 'modal-split')}
          initialFocus={props.initialFocus ?? (props.closesOnEnter ? popup : undefined)}
          finalFocus={props.finalFocus}
          onKeyDown={props.closesOnEnter ? closeOnEnter : undefined}
        >
          <div className="modal-main">
            <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-6">
              <Dialog.Title className={titleHidden ? 'sr-only' : 'pt-2 font-medium text-xl'}>
                {title}
              </Dialog.Title>
              <Dialog.Close className="icon-button ml-auto" aria-label={props.closeLabel ?? close}>
                <CloseIcon />
              </Dialog.Close>
            </div>
            {/* Focusable while it scrolls, so that the arrow keys scroll content without controls. The ring is inset, as the edge would clip it. */}
            <div
              ref={content}
              className="modal-content min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-1 pb-6 -outline-offset-2 [@media(height<30rem)]:shrink-0 [@media(height<30rem)]:overflow-visible"
              tabIndex={scrolls ? 0 : -1}
            >
              <div ref={body}>
                {description ? (
                  <Dialog.Description className="mb-5 text-ink-soft">{description}</Dialog.Description>
                ) : null}
                {children}
              </div>
            </div>
            {footer ? <div className="border-line border-t px-6 py-4">{footer}</div> : null}
          </div>
          {aside === undefined ? null : <div className="modal-aside">{aside}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Returns whether an element is higher than its parent, which then scrolls: only then does the parent need to be a tab stop.
 *
 * @returns the ref of the element, and the answer; true until it is measured.
 */
function useOverflows(): [body: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(true);
  const body = useCallback((element: HTMLElement | null) => {
    const parent = element?.parentElement;
    if (!element || !parent || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(parent.scrollHeight > parent.clientHeight));
    observer.observe(parent);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [body, overflows];
}
