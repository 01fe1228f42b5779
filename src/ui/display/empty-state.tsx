import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '@/ui/layout/heading';

export interface EmptyStateProps {
  title: ReactNode;
  level?: HeadingProps['level'];
  /** A large icon (`size={40}`) or illustration above the title. */
  icon?: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
}

/** Replaces empty content, with what to do next. */
export function EmptyState({ title, level = 2, icon, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-14 text-center sm:py-20">
      {icon ? <div className="mb-6 text-line-strong">{icon}</div> : null}
      <Heading level={level}>{title}</Heading>
      {children ? <div className="mt-3 text-ink-soft">{children}</div> : null}
      {actions ? <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
