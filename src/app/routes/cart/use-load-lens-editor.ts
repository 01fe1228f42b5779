import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { LoadLensEditor } from '@/features/cart/components/lens-editor-props';
import { useSite } from '@/lib/site/site';
import { loadLensPanel } from '../shared/lens-panel-code';

/** Loads the lens editor with the messages of the features that it is composed of. */
export function useLoadLensEditor(): LoadLensEditor {
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  return useCallback(async () => {
    const [{ LensEditor }, { messages }] = await Promise.all([
      import('./lens-editor'),
      loadLensPanel(languageTag),
    ]);
    i18n.load(displayLanguage, messages);
    return LensEditor;
  }, [i18n, displayLanguage, languageTag]);
}
