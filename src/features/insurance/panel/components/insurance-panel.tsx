import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { PanelState } from '@/domain/insurance/panel-state';
import type { InsuranceProvider } from '@/domain/insurance/provider';
import { serverNow } from '@/lib/dates/server-time';
import type { PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { useProviders } from '@/lib/insurance/use-providers';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { Drawer } from '@/ui/overlay/drawer';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { lookupSchema } from '../forms/lookup-schema';
import { EMPTY_LOOKUP, type LookupValues } from '../forms/lookup-values';
import { useInsurancePanel } from '../hooks/use-insurance-panel';
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

/**
 * Opens the panel's drawer with each request. A link inside it, or Back, closes it with its page.
 *
 * @param setOpen must be stable.
 * @param onRequest called with each request to open it.
 * @returns the element that receives the focus when it closes.
 */
function usePanelDrawer(request: PanelRequest, setOpen: (isOpen: boolean) => void, onRequest: () => void) {
  const { pathname } = useLocation();
  const opener = useRef<HTMLElement>(null);
  const latest = useLatest({ pathname, onRequest });
  const openedAt = useRef(pathname);
  const [finalFocus] = useState(() => ({
    get current() {
      if (latest.current.pathname !== openedAt.current) return document.querySelector<HTMLElement>('main h1');
      // Returns the focus to the element that opened the panel. A listing replaces its bar after the login.
      const shown = opener.current?.isConnected ? opener.current : null;
      return shown ?? document.querySelector<HTMLElement>('[data-opens-insurance]');
    },
  }));
  useEffect(() => {
    opener.current = request.opener ?? null;
    openedAt.current = latest.current.pathname;
    latest.current.onRequest();
    setOpen(true);
    request.onOpen();
  }, [request, setOpen]);
  useEffect(() => {
    if (pathname !== openedAt.current) setOpen(false);
  }, [pathname, setOpen]);
  return finalFocus;
}

/** Keeps the input across the steps and the closed panel, in memory only, until the panel's state clears it. */
function useLookupForm({ step, formVersion }: PanelState, providers: readonly InsuranceProvider[]) {
  const { country } = useSite();
  const rules = {
    step,
    country,
    today: toCalendarDate(serverNow()),
    providers: providers.map(({ key }) => key),
  };
  const form = useForm<LookupValues>({
    resolver: zodResolver(lookupSchema(rules)),
    defaultValues: EMPTY_LOOKUP,
    // The form focuses the first field in the order of the step.
    shouldFocusError: false,
  });
  const { reset, clearErrors } = form;
  useEffect(() => {
    if (formVersion > 0) reset(EMPTY_LOOKUP);
  }, [formVersion, reset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another form
  useEffect(() => clearErrors(), [step, clearErrors]);
  return form;
}
