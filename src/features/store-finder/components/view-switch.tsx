import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/actions/button';

export interface ViewSwitchProps {
  view: 'list' | 'map';
  onChange: (view: 'list' | 'map') => void;
}

/** Switches between list and map, up to 760 px: wider windows show both (001 §2). */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The map fills the window below it.
    group.current?.scrollIntoView?.({ block: 'start' });
    // "Show on map" is hidden now, with the list. Wider windows have no switch, so that the focus stays.
    if (!group.current?.contains(document.activeElement))
      group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [view]);
  const labels = { list: t`List`, map: t`Map` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={group}
      role="group"
      aria-label={t`View`}
      className="grid grid-cols-2 gap-2 noscript:hidden min-[761px]:hidden"
    >
      {(['list', 'map'] as const).map((value) => (
        <Button
          key={value}
          variant={value === view ? 'primary' : 'secondary'}
          aria-pressed={value === view}
          onClick={() => onChange(value)}
        >
          {labels[value]}
        </Button>
      ))}
    </div>
  );
}
