import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '@/ui/lib/cx';
import { nextTab } from './next-tab';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Nothing before its code or data have loaded: the tab then has no panel. */
  panel: ReactNode;
  /** URL that shows this panel without JavaScript. Set it on all tabs or on none. */
  href?: string;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled value, used together with `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  /** Called when a tab may be selected soon, so that its panel can be prefetched. */
  onIntent?: (value: string) => void;
  className?: string;
}

/**
 * Renders WAI-ARIA tabs with automatic activation: arrow keys, Home and End select immediately. Every panel is rendered, so the
 * server-rendered HTML contains all the text. Without JavaScript, tabs with hrefs are links. Without hrefs, only the first
 * panel is shown.
 */
export function Tabs({ label, tabs, value, onChange, onIntent, className }: TabsProps) {
  const id = useId();
  const [internalValue, setInternalValue] = useState(tabs[0]?.value);
  const selected = value ?? internalValue;

  const select = (next: string) => {
    setInternalValue(next);
    onChange?.(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Links react only to Enter; tabs must react to Space too.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const from = tabs.findIndex((tab) => tab.value === selected);
    const to = nextTab(event.key, from, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    select(next.value);
    document.getElementById(`${id}-tab-${to}`)?.focus();
  };

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={cx('tab-list', !tabs[0]?.href && 'noscript:hidden')}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab, index) => {
          const tabProps = {
            role: 'tab',
            // Uses the index, because an id may not contain spaces.
            id: `${id}-tab-${index}`,
            'aria-controls': tab.panel ? `${id}-panel-${index}` : undefined,
            'aria-selected': tab.value === selected,
            className: 'tab',
            onPointerOver: () => onIntent?.(tab.value),
          } as const;
          return tab.href ? (
            <a key={tab.value} {...tabProps} href={tab.href} onClick={onPlainClick(() => select(tab.value))}>
              {tab.label}
            </a>
          ) : (
            <button
              key={tab.value}
              type="button"
              {...tabProps}
              tabIndex={tab.value === selected ? 0 : -1}
              onClick={() => select(tab.value)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab, index) =>
        tab.panel ? (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={tab.value !== selected}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable; the ARIA pattern requires it
            tabIndex={0}
            className="rounded-sm pt-6"
          >
            {tab.panel}
          </div>
        ) : null,
      )}
    </div>
  );
}

/** Leaves modified clicks, which open a new window or tab, to the browser. */
function onPlainClick(handler: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handler();
  };
}
