import { cx } from '@/ui/lib/cx';
import { Modal, type ModalProps } from './modal';

export interface DialogProps extends ModalProps {
  /** 56rem instead of 34rem. */
  wide?: boolean;
}

/**
 * A dialog over the page: centred, on phones a sheet from below. Costs a library of its own, so load this
 * file on demand: `lazy(() => import('@/ui/overlay/dialog')…)`.
 */
export function Dialog({ wide, ...props }: DialogProps) {
  return <Modal {...props} className={cx('modal-dialog', wide && 'modal-wide')} />;
}
