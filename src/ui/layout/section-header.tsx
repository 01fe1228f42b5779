import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from './heading';

export interface SectionHeaderProps {
  title: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** A link or button; beside the title where there is room, below it on phones. */
  action?: ReactNode;
  level?: HeadingProps['level'];
  id?: string;
}

/** Renders the header of a page section: title, intro and an action. */
export function SectionHeader({ title, intro, action, level = 2, id }: SectionHeaderProps) {
  return (
    <div className="flex flex-col items-start gap-x-8 gap-y-3 sm:flex-row sm:items-end sm:justify-between">
      <div>
        <Heading level={level} size="lg" id={id}>
          {title}
        </Heading>
        {intro ? <p className="mt-3 max-w-text text-ink-soft text-lg">{intro}</p> : null}
      </div>
      {action ? <div className="sm:flex-none">{action}</div> : null}
    </div>
  );
}
