import { type ReactNode, useId } from 'react';
import { Heading } from '@/ui/layout/heading';

export interface PanelSectionProps {
  title: string;
  /** One sentence on what it does. */
  intro?: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function PanelSection({ title, intro, aside, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {intro ? <p className="mb-4 max-w-text text-ink-soft text-sm">{intro}</p> : null}
      {children}
    </section>
  );
}
