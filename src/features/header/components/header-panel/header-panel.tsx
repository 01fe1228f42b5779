import { type ReactNode, useEffect, useRef } from 'react';
import { breakpoint } from '@/domain/session/device';
import { OVERLAY_MARK, pushOverlayEntry } from '@/lib/history/overlay-entry';
import { leavingDocument } from '@/lib/navigation/leaving';
import { useStoreValue } from '@/lib/state/create-store';
import { CloseIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { headerComponents } from '../header-components';

export interface HeaderPanelProps {
  /** Accessible name of the toggle. */
  label: string;
  /** Hidden while the panel is open (`group-open:hidden`). */
  icon: ReactNode;
  children: ReactNode;
  onToggle?: (open: boolean) => void;
  /** Classes for the full-width panel. */
  className?: string;
}

/**
 * Renders an icon in the header with a panel below it. A native `details` element, so it works before hydration. Escape closes
 * it and returns focus to the icon.
 */
export function HeaderPanel({ label, icon, children, onToggle, className }: HeaderPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const components = useStoreValue(headerComponents);
  const latestOnToggle = useRef(onToggle);
  useEffect(() => {
    const details = panel.current;
    if (components || !details) return;
    // Opened before hydration: its code closes it with Back.
    if (details.open) {
      headerComponents.load();
      holdEntry(true);
      latestOnToggle.current?.(true);
    }
    const close = () => {
      details.open = false;
    };
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [components]);
  return (
    // Panels with the same name close each other.
    <details
      ref={panel}
      name="bar"
      className="group"
      onPointerOver={headerComponents.load}
      onFocus={headerComponents.load}
      onToggle={({ currentTarget }) => {
        headerComponents.load();
        if (!components) holdEntry(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label} className="icon-button list-none [&::-webkit-details-marker]:hidden">
        {icon}
        <CloseIcon size={22} className="hidden group-open:block" />
      </summary>
      <div
        className={cx('absolute inset-x-0 top-full border-line border-b bg-ground px-5 sm:px-8', className)}
      >
        {children}
      </div>
      {components ? <components.PanelDismiss panel={panel} /> : null}
    </details>
  );
}

/**
 * Adds the history entry that Back leaves to close a panel on phones and tablets, until the code for that has loaded and takes
 * over the entry. The router does not see it, because it has the state of the page's entry.
 */
function holdEntry(open: boolean): void {
  if (!history.state?.[OVERLAY_MARK]) {
    if (open && breakpoint(innerWidth) !== 'desktop' && !leavingDocument.read()) {
      pushOverlayEntry();
    }
    // Unless another panel has opened instead.
  } else if (!document.querySelector('[name=bar][open]')) history.back();
}
