import { Modal, type ModalProps } from './modal';

/** Renders a dialog along the right edge of the screen. Lazy-load this file, like Dialog. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className="modal-right" />;
}
