import { cx } from '@/ui/lib/cx';
import { Modal, type ModalProps } from './modal';

export interface DialogProps extends ModalProps {
  /** 56rem instead of 34rem. */
  wide?: boolean;
}

/**
 * Renders a centered dialog, a bottom sheet on phones. Imports a separate library, so lazy-load this file: `lazyWithRetry(async
 * () => (await import('@/ui/overlay/dialog')).Dialog)`.
 */
export function Dialog({ wide, ...props }: DialogProps) {
  return <Modal {...props} className={cx('modal-dialog', wide && 'modal-wide')} />;
}
