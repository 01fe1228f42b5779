import { useCallback } from 'react';
import { preload } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { usePanelOpen } from '../state/panel-open';
import type { PurchaseProps } from './purchase';

/** The lens panel: its code, and whether it is open. */
export function usePanel(
  { loadPanel, frame }: Pick<PurchaseProps, 'loadPanel' | 'frame'>,
  loadLenses: () => void,
) {
  const { displayLanguage } = useSite();
  const [state, setOpen] = usePanelOpen(frame.framePartNumber, loadLenses);
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
