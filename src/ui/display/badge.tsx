import type { ComponentProps } from 'react';
import { cx } from '@/ui/lib/cx';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'outline' | 'accent' | 'success' | 'warning';
}

/** Renders a short status label. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx('badge', `badge-${tone}`, className)} />;
}
