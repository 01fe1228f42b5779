import { Modal, type ModalProps } from './modal';

export interface DrawerProps extends ModalProps {
  /** right: the bag, filters; left: the menu. Default right. */
  side?: 'left' | 'right';
}

/** Renders a dialog along the edge of the screen. Lazy-load this file, like Dialog. */
export function Drawer({ side = 'right', ...props }: DrawerProps) {
  return <Modal {...props} className={`modal-${side}`} />;
}
