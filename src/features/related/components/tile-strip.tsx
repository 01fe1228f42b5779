import type { ReactNode } from 'react';

/**
 * Shows product tiles in a row that scrolls sideways. It has the height of a tall tile, so that nothing moves when they load.
 */
export function TileStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role from lists without bullets
      role="list"
      aria-label={label}
      className="-mx-5 mt-6 flex min-h-96 snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pb-2 sm:-mx-8 sm:scroll-px-8 sm:gap-6 sm:px-8 lg:-mx-1 lg:scroll-px-1 lg:px-1 [&>li]:w-60 [&>li]:shrink-0 [&>li]:snap-start lg:[&>li]:w-[calc((100%-4.5rem)/4)]"
    >
      {children}
    </ul>
  );
}
