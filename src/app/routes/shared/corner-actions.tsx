import type { ReactNode } from 'react';

export interface CornerActionsProps {
  /** The button in the corner itself. */
  outermost: ReactNode;
  /** Beside it, or below it on the narrowest phones. It may come later: nothing moves. */
  children: ReactNode;
}

/** Buttons in the corner of a tile. */
export function CornerActions({ outermost, children }: CornerActionsProps) {
  return (
    <div className="relative">
      {outermost}
      <div className="absolute top-0 right-full max-[23rem]:top-full max-[23rem]:right-0">{children}</div>
    </div>
  );
}
