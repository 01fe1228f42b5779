import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { loadMessages } from '../message-catalogs';

/** Shows the insurance panel from the first request on. Its code and messages load then. */
export function InsurancePanelHost() {
  const request = useStoreValue(panelRequest);
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  const load = async () => {
    const [{ InsurancePanel }, messages] = await Promise.all([
      import('@/features/insurance/panel/components/insurance-panel'),
      loadMessages(languageTag, ['insurance/panel']),
    ]);
    i18n.load(displayLanguage, messages);
    return InsurancePanel;
  };
  const [Panel] = useState(() => lazyWithRetry(load));
  const cancel = () => {
    panelRequest.set(undefined);
    request?.onOpen();
  };
  return request ? (
    <DialogBoundary title={<Trans>Vision insurance</Trans>} onClose={cancel}>
      <Panel request={request} />
    </DialogBoundary>
  ) : null;
}
