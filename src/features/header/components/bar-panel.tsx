import { type ReactNode, useRef } from 'react';
import { CloseIcon } from '@/ui/icons/close-icon';
import { cx } from '@/ui/lib/cx';
import { useLateParts } from '../state/use-late-parts';

export interface BarPanelProps {
  /** Name of the button that opens it. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
  onToggle?: (open: boolean) => void;
  /** Look of the panel, which hangs from the bar over its whole width. */
  className?: string;
}

/**
 * An icon in the header's bar with a panel under it: a native disclosure, so that it opens before any script. Escape closes
 * it and gives the focus back to the icon.
 */
export function BarPanel({ label, icon, children, onToggle, className }: BarPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [parts, wantParts] = useLateParts();
  return (
    // Panels of one name close each other.
    <details
      ref={panel}
      name="bar"
      className="group"
      onPointerEnter={wantParts}
      onFocus={wantParts}
      onToggle={({ currentTarget }) => {
        wantParts();
        onToggle?.(currentTarget.open);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label} className="icon-button list-none [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{icon}</span>
        <CloseIcon size={22} className="hidden group-open:block" />
      </summary>
      <div
        className={cx('absolute inset-x-0 top-full border-line border-b bg-ground px-5 sm:px-8', className)}
      >
        {children}
      </div>
      {parts ? <parts.PanelCare panel={panel} /> : null}
    </details>
  );
}
