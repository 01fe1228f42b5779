import { Modal, type ModalProps } from './modal';

export interface DrawerProps extends ModalProps {
  /** right: the bag, filters; left: the menu. Default right. */
  side?: 'left' | 'right';
}

/** A dialog along an edge of the screen. Load this file on demand, as with Dialog. */
export function Drawer({ side = 'right', ...props }: DrawerProps) {
  return <Modal {...props} className={`modal-${side}`} />;
}
