import type { ReactNode } from 'react';

export interface LineDrawingProps {
  /** Width in the drawing's units. */
  width: number;
  height: number;
  strokeWidth: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a decorative line drawing in the text color. */
export function LineDrawing({ width, height, strokeWidth, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}
