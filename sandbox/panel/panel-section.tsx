import { type ReactNode, useId } from 'react';
import { Heading } from '@/ui/layout/heading';

export interface PanelSectionProps {
  title: string;
  /** A one-sentence description. */
  intro?: ReactNode;
  children: ReactNode;
}

export function PanelSection({ title, intro, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-6">
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      {intro ? <p className="mt-1 mb-4 max-w-text text-ink-soft text-sm">{intro}</p> : null}
      {children}
    </section>
  );
}
