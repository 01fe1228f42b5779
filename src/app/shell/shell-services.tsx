import { SavedItemsSync } from '@/features/wishlist/components/saved-items-sync';
import { announcerProps } from '@/lib/navigation/announcer';
import { AdvisorHost } from './advisor-host';
import { ConnectionNotice } from './connection-notice';
import { InsuranceEndHost } from './insurance-end-host';
import { InsurancePanelHost } from './insurance-panel-host';
import { Promo } from './promo';
import { usePersonalHydration } from './use-personal-hydration';

/** What every page has without showing it: dialogs and notices for when something happens, and the live region. */
export function ShellServices() {
  usePersonalHydration();
  return (
    <>
      <Promo />
      <SavedItemsSync />
      <InsurancePanelHost />
      <InsuranceEndHost />
      <ConnectionNotice>
        <AdvisorHost />
      </ConnectionNotice>
      <div {...announcerProps} className="sr-only" />
    </>
  );
}
