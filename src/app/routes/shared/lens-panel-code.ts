import type { LanguageTag } from '@/domain/locale/locales';
import type { PanelCode } from '@/features/lens/components/panel-slot';
import { loadMessages } from '../../message-catalogs';
import type { ComposedLensPanelProps } from './composed-lens-panel';

/** Catalogs of the features that the panel is composed of. */
const CATALOGS = ['lens', 'lens/panel', 'prescription', 'prescription-upload'];

/** Loads the lens panel with its messages. */
export async function loadLensPanel(languageTag: LanguageTag): Promise<PanelCode<ComposedLensPanelProps>> {
  const [{ ComposedLensPanel }, messages] = await Promise.all([
    import('./composed-lens-panel'),
    loadMessages(languageTag, CATALOGS),
  ]);
  return { Panel: ComposedLensPanel, messages };
}
