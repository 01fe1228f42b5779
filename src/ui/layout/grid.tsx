import type { ComponentProps } from 'react';
import { cx } from '@/ui/lib/cx';

const columns = {
  two: 'md:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  products: 'grid-cols-pair lg:grid-cols-3 xl:grid-cols-4',
};

export interface GridProps extends ComponentProps<'ul'> {
  /** two: from tablets on; three: two on tablets; products: two on phones, three, then four. */
  layout?: keyof typeof columns;
}

/** Renders a list laid out as a grid. Its children are `li` elements. */
export function Grid({ layout = 'products', className, ...rest }: GridProps) {
  return (
    <ul
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role from lists without bullets
      role="list"
      className={cx('grid gap-x-4 gap-y-8 sm:gap-x-6 lg:gap-y-12', columns[layout], className)}
    />
  );
}
