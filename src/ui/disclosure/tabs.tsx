import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '@/ui/lib/cx';
import { nextTab } from './next-tab';

export interface Tab {
  value: string;
  label: ReactNode;
  panel: ReactNode;
  /** Address that shows this panel without scripts. Either all tabs have one, or none. */
  href?: string;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Give it together with `onChange` to hold the choice outside. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Told when a tab may be chosen soon, so that its panel can get ready. */
  onIntent?: (value: string) => void;
  className?: string;
}

/**
 * Panels of which one is seen. Arrow keys, Home and End move and choose at once (WAI-ARIA tabs with
 * automatic activation). Every panel is in the page, so that served HTML holds all the text. Without scripts, tabs with
 * addresses are links, and without addresses the first panel stands alone.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange, onIntent, className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value);
  const chosen = value ?? own;

  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // A link knows only Enter; a tab knows the space bar as well.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const from = tabs.findIndex((tab) => tab.value === chosen);
    const to = nextTab(event.key, from, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={cx('tab-list', !tabs[0]?.href && 'noscript:hidden')}
        onKeyDown={move}
      >
        {tabs.map((tab) => {
          const shared = {
            role: 'tab',
            id: `${id}-tab-${tab.value}`,
            'aria-controls': `${id}-panel-${tab.value}`,
            'aria-selected': tab.value === chosen,
            className: 'tab',
            onPointerEnter: () => onIntent?.(tab.value),
          } as const;
          return tab.href ? (
            <a key={tab.value} {...shared} href={tab.href} onClick={onPlainPress(() => choose(tab.value))}>
              {tab.label}
            </a>
          ) : (
            <button
              key={tab.value}
              type="button"
              {...shared}
              tabIndex={tab.value === chosen ? 0 : -1}
              onClick={() => choose(tab.value)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing to focus; the pattern asks for it
          tabIndex={0}
          className="rounded-sm pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Leaves presses that open another window or tab to the browser. */
function onPlainPress(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
