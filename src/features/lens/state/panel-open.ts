import { useEffect, useState } from 'react';
import { lensPanelVisibility } from '@/lib/lens/lens-panel-visibility';
import { useLatest } from '@/lib/state/use-latest';
import { OPEN_PANEL_KEY } from '@/lib/storage/lens-keys';
import { storageValue } from '@/lib/storage/storage-value';
import { validText } from '@/lib/storage/validators';

/** UPC of the frame whose lens panel is open in this tab, so that a reload opens it again. */
const openPanel = storageValue<string>({
  area: 'session',
  key: OPEN_PANEL_KEY,
  validate: validText,
});

export type PanelState = 'unopened' | 'open' | 'closed';

/** Call when the shopper goes on with the glasses: a page that Back loads again has no open panel. */
export const forgetOpenPanel = openPanel.clear;

/**
 * Tracks whether the lens panel of a frame is open. It reopens after a reload, but not after leaving the page.
 *
 * @param onOpen called before it opens.
 */
export function usePanelOpen(frameUpc: string, onOpen: () => void): [PanelState, (isOpen: boolean) => void] {
  const [panel, setPanel] = useState<PanelState>('unopened');
  const prepare = useLatest(onOpen);
  useEffect(() => {
    if (isNewVisit()) openPanel.clear();
    if (openPanel.read() === frameUpc) {
      prepare.current();
      setPanel('open');
    }
    // A reload does not unmount the page.
    return () => openPanel.clear();
  }, [frameUpc]);
  useEffect(() => {
    lensPanelVisibility.set(panel === 'open');
    return () => lensPanelVisibility.set(false);
  }, [panel]);
  const setOpen = (isOpen: boolean) => {
    if (isOpen) {
      onOpen();
      openPanel.write(frameUpc);
    } else openPanel.clear();
    setPanel(isOpen ? 'open' : 'closed');
  };
  return [panel, setOpen];
}

/** Returns whether the document was not reloaded or restored: a link or an address led to it. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
