import { useLingui } from '@lingui/react';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import { preload } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import type { PanelCode } from '../components/panel-slot';
import { usePanelOpen } from '../state/panel-open';

interface PanelOptions<Props> {
  /** Must be stable. */
  loadPanel: (languageTag: LanguageTag) => Promise<PanelCode<Props>>;
  frameUpc: string;
  loadLenses: () => void;
}

/** Manages the lens panel: its code, and whether it is open. */
export function usePanel<Props>({ loadPanel, frameUpc, loadLenses }: PanelOptions<Props>) {
  const { languageTag } = useSite();
  // The first one: Lingui's provider hands out a new proxy of it after each load.
  const [i18n] = useState(useLingui().i18n);
  const [state, setOpen] = usePanelOpen(frameUpc, loadLenses);
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    loading.current ??= loadPanel(languageTag).then(
      (code) => {
        i18n.load(i18n.locale, code.messages);
        setPanel(() => code.Panel);
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [loadPanel, languageTag, i18n]);
  return {
    /** Undefined until its code has loaded. */
    Panel,
    load,
    preload: preload(load),
    isOpen: state === 'open',
    wasOpened: state !== 'unopened',
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
