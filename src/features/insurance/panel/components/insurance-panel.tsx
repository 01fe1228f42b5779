import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { useProviders } from '@/lib/insurance/use-providers';
import { Drawer } from '@/ui/overlay/drawer';
import { useInsurancePanel } from '../hooks/use-insurance-panel';
import { useLookupForm } from '../hooks/use-lookup-form';
import { PanelStepView } from './panel-step-view';

/** The insurance panel (002 §2), one drawer for the whole store. It stays mounted: a lookup goes on while it is closed. */
export function InsurancePanel({ request }: { request: PanelRequest }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [finalFocus] = useState(() => ({
    /** What opened the panel. The bar of a listing is another one after the login. */
    get current() {
      const shown = opener.current?.isConnected ? opener.current : null;
      return shown ?? document.querySelector<HTMLElement>('[data-opens-insurance]');
    },
  }));
  const providers = useProviders();
  const panel = useInsurancePanel(isOpen);
  const form = useLookupForm(panel.state, providers.list);
  const { step, isLooking, failure } = panel.state;

  const { open } = panel;
  const latestOpen = useRef(open);
  latestOpen.current = open;
  useEffect(() => {
    opener.current = request.opener ?? null;
    latestOpen.current();
    setOpen(true);
    request.onOpen();
  }, [request]);

  // A new step is read from its heading on. The button of a form that is sent has the focus until then. Before the drawer
  // notices that the button is gone: it would take the focus itself.
  const view = `${step} ${failure ?? ''} ${step === 2 && isLooking}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each view
  useLayoutEffect(() => heading.current?.focus(), [view]);

  return (
    <Drawer
      open={isOpen}
      onOpenChange={setOpen}
      title={t`Vision insurance`}
      closeLabel={t`Close`}
      initialFocus={heading}
      finalFocus={finalFocus}
    >
      <PanelStepView {...{ panel, form, providers, request }} headingRef={heading} />
    </Drawer>
  );
}
