import type { ComponentProps } from 'react';
import { cx } from '@/ui/lib/cx';

const sizes = {
  display: 'text-display font-medium',
  lg: 'text-3xl',
  md: 'text-2xl',
  sm: 'text-xl',
  xs: 'text-base font-semibold',
};

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level. The visual size is `size`. */
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof sizes;
}

/** Renders a heading whose size is independent of its level. */
export function Heading({ level, size = 'md', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={cx(sizes[size], className)} />;
}
