import type { ReactNode } from 'react';

interface ActionRowProps {
  /** Effect of the button, or its deadline. */
  text: ReactNode;
  /** The button. */
  children: ReactNode;
  outcome?: ReactNode;
}

/** Shows one thing that can be done with an order. */
export function ActionRow({ text, children, outcome }: ActionRowProps) {
  return (
    <div className="relative grid gap-4 border-line border-t py-5">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-8">
        <p className="text-ink-soft">{text}</p>
        <div>{children}</div>
      </div>
      {outcome}
    </div>
  );
}
