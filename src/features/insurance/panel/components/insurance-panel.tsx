import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { useProviders } from '@/lib/insurance/use-providers';
import { Drawer } from '@/ui/overlay/drawer';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { useInsurancePanel } from '../hooks/use-insurance-panel';
import { useLookupForm } from '../hooks/use-lookup-form';
import { usePanelDrawer } from '../hooks/use-panel-drawer';
import { PanelStepView } from './panel-step-view';

/**
 * Renders the insurance panel (002 §2), one drawer for the whole store. It stays mounted: a lookup goes on while it is closed.
 */
export function InsurancePanel({ request }: { request: PanelRequest }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const providers = useProviders();
  const panel = useInsurancePanel(isOpen);
  const finalFocus = usePanelDrawer(request, setOpen, panel.open);
  const form = useLookupForm(panel.state, providers.list);
  const { step, isLooking, failure } = panel.state;
  // The button of a submitted form keeps the focus until the result has arrived.
  useViewFocus(heading, `${step} ${failure ?? ''} ${step === 2 && isLooking}`);

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
