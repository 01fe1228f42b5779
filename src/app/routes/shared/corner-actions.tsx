import type { ReactNode } from 'react';

/** Buttons in the corner of a tile: the first one outermost, below each other on the narrowest phones. */
export function CornerActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-row-reverse max-[23rem]:flex-col">{children}</div>;
}
