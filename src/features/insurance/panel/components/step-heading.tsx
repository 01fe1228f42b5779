import type { ReactNode, RefObject } from 'react';
import { Heading } from '@/ui/layout/heading';

export interface StepHeadingProps {
  /** Takes the focus when the step appears. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Above the heading: which of the two steps it is. */
  progress?: ReactNode;
  children: ReactNode;
}

/** Renders the heading of a step of the panel. */
export function StepHeading({ headingRef, progress, children }: StepHeadingProps) {
  return (
    <div className="mb-4">
      {progress ? <p className="mb-1 text-ink-soft text-sm">{progress}</p> : null}
      <Heading level={3} size="sm" ref={headingRef} tabIndex={-1}>
        {children}
      </Heading>
    </div>
  );
}
