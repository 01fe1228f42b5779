import type { Messages } from '@lingui/core';
import type { LanguageTag } from '@/domain/locale/locales';
import type { PanelCode } from '@/features/lens/components/panel-slot';
import { loadCatalogs } from '../../message-catalogs';
import type { ComposedLensPanelProps } from './composed-lens-panel';

/** Catalogs of the features that the panel is composed of. */
const CATALOGS = import.meta.glob<{ messages: Messages }>([
  '../../../features/lens/locales/*.po',
  '../../../features/lens/panel/locales/*.po',
  '../../../features/prescription/locales/*.po',
  '../../../features/prescription-upload/locales/*.po',
]);

/** Loads the lens panel with its messages. */
export async function loadLensPanel(languageTag: LanguageTag): Promise<PanelCode<ComposedLensPanelProps>> {
  const [{ ComposedLensPanel }, messages] = await Promise.all([
    import('./composed-lens-panel'),
    loadCatalogs(languageTag, CATALOGS),
  ]);
  return { Panel: ComposedLensPanel, messages };
}
