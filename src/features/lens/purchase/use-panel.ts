import { useCallback } from 'react';
import type { DisplayLanguage } from '@/domain/locale/locales';
import { preload } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { usePanelOpen } from '../state/panel-open';

interface PanelOptions<Code> {
  /** Must be stable. */
  loadPanel: (language: DisplayLanguage) => Promise<Code>;
  frameUpc: string;
  loadLenses: () => void;
}

/** The lens panel: its code, and whether it is open. */
export function usePanel<Code>({ loadPanel, frameUpc, loadLenses }: PanelOptions<Code>) {
  const { displayLanguage } = useSite();
  const [state, setOpen] = usePanelOpen(frameUpc, loadLenses);
  const load = useCallback(() => loadPanel(displayLanguage), [loadPanel, displayLanguage]);
  return {
    load,
    preload: preload(load),
    isOpen: state === 'open',
    wasOpened: state !== 'unopened',
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
