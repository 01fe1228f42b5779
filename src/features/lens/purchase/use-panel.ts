import { useCallback } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import { preload } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { usePanelOpen } from '../state/panel-open';

interface PanelOptions<Code> {
  /** Must be stable. */
  loadPanel: (languageTag: LanguageTag) => Promise<Code>;
  frameUpc: string;
  loadLenses: () => void;
}

/** Manages the lens panel: its code, and whether it is open. */
export function usePanel<Code>({ loadPanel, frameUpc, loadLenses }: PanelOptions<Code>) {
  const { languageTag } = useSite();
  const [state, setOpen] = usePanelOpen(frameUpc, loadLenses);
  const load = useCallback(() => loadPanel(languageTag), [loadPanel, languageTag]);
  return {
    load,
    preload: preload(load),
    isOpen: state === 'open',
    wasOpened: state !== 'unopened',
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
