import type { ComponentProps, ElementType } from 'react';
import { cx } from '@/ui/lib/cx';

const gaps = { xs: 'gap-2', sm: 'gap-4', md: 'gap-6', lg: 'gap-10', xl: 'gap-16 lg:gap-24' };

export interface StackProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** xs 8, sm 16, md 24, lg 40 px; xl 64 px, on desktops 96. */
  gap?: keyof typeof gaps;
  /** Side by side, wrapping. */
  row?: boolean;
}

/** Stacks children vertically, or in a row, with an even gap. */
export function Stack({ as: Tag = 'div', gap = 'sm', row, className, ...rest }: StackProps) {
  const direction = row ? 'flex-wrap items-center' : 'flex-col';
  return <Tag {...rest} className={cx('flex min-w-0', direction, gaps[gap], className)} />;
}
