import { Trans } from '@lingui/react/macro';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PlusIcon } from '@/ui/icons/deferred-icons';
import { CloseIcon } from '@/ui/icons/icons';
import { Heading } from '@/ui/layout/heading';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface ServiceCardProps {
  icon: ReactNode;
  title: string;
  /** One line under the title. */
  text: string;
  /** Built-in detail: over the card on desktop, below it on mobile. */
  detail: ReactNode;
  /** Replaces `detail` after the first interaction. */
  loadedDetail: ReactNode;
}

/**
 * Renders the card for one service. On desktop the detail overlays the card, to avoid layout shift on hover; on mobile it opens
 * below.
 */
export function ServiceCard({ icon, title, text, detail, loadedDetail }: ServiceCardProps) {
  const { open, shouldLoad, setOpen, load, onPointerEnter, onPointerLeave } = useHoverDetail();
  return (
    <li
      className="relative flex flex-col rounded-lg bg-well p-5 sm:min-h-72 sm:p-6 lg:min-h-80"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={load}
      onFocus={load}
    >
      {icon}
      <Heading level={3} size="sm" className="mt-4 sm:mt-14">
        {title}
      </Heading>
      <p className="mt-1.5 text-ink-soft">{text}</p>
      {/* Works before hydration. */}
      <details
        className="group mt-1 sm:mt-auto sm:pt-3"
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) setOpen(currentTarget.open);
        }}
        // Close the element directly: the toggle event of the click may still be pending.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.open = false;
        }}
      >
        <summary className="relative z-10 inline-flex min-h-11 list-none items-center gap-2 rounded-sm font-medium sm:group-open:text-on-ink sm:group-open:outline-on-ink [&::-webkit-details-marker]:hidden">
          <PlusIcon size={18} className="group-open:hidden" />
          <CloseIcon size={18} className="hidden group-open:block" />
          <span className="group-open:hidden">
            <Trans>More</Trans>
          </span>
          <span className="hidden group-open:inline">
            <Trans>Close</Trans>
          </span>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </summary>
        <div className="pt-2 pb-1 sm:absolute sm:inset-0 sm:rounded-lg sm:bg-ink sm:p-6 sm:pb-16 sm:text-on-ink sm:text-sm sm:transition-opacity sm:starting:opacity-0 sm:[&_a]:text-on-ink [&_a]:py-3">
          {shouldLoad ? loadedDetail : detail}
        </div>
      </details>
    </li>
  );
}

/** Hover delay before a card's detail opens, in milliseconds (000 §2, Home page). */
const HOVER_DELAY_MS = 500;

interface HoverDetail {
  open: boolean;
  /** True after the first interaction: load the detail. */
  shouldLoad: boolean;
  /** Opens it by click; it then stays open until closed. */
  setOpen: (open: boolean) => void;
  load: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/**
 * Manages a detail that opens on hover and closes on leave. A click pins it open. Escape closes it wherever focus is (WCAG
 * 1.4.13).
 */
function useHoverDetail(): HoverDetail {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const [shouldLoad, setShouldLoad] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = state !== 'closed';

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setState('closed');
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return {
    open,
    shouldLoad: shouldLoad || open,
    setOpen: (next) => {
      clearTimeout(timer.current);
      setState((previous) => {
        if (!next) return 'closed';
        return previous === 'closed' ? 'pinned' : previous;
      });
    },
    load: () => setShouldLoad(true),
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      setShouldLoad(true);
      timer.current = setTimeout(
        () => setState((previous) => (previous === 'closed' ? 'hovered' : previous)),
        HOVER_DELAY_MS,
      );
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      setState((previous) => (previous === 'hovered' ? 'closed' : previous));
    },
  };
}
