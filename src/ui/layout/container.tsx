import type { ComponentProps, ElementType } from 'react';
import { cx } from '@/ui/lib/cx';

const widths = { page: 'max-w-page', text: 'max-w-text' };

export interface ContainerProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** page: 84rem, the default; text: 42rem, for reading. */
  width?: keyof typeof widths;
}

/** Renders the centered page column with padding: 20 px on phones, 32 on tablets, 48 on desktops. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={cx('mx-auto w-full px-5 sm:px-8 lg:px-12', widths[width], className)} />;
}
