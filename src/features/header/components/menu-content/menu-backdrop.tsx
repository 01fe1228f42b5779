import { createPortal } from 'react-dom';

/** Covers the page below the header, so that a click outside an open menu closes it and does nothing else. */
export function MenuBackdrop() {
  return createPortal(<div className="fixed inset-0 z-20 max-lg:hidden" />, document.body);
}
