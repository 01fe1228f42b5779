import { zodResolver } from '@hookform/resolvers/zod';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { countdownText, lockRest, minutesLeft } from '@/domain/insurance/insurance-times';
import type { PanelState } from '@/domain/insurance/panel-state';
import type { InsuranceProvider } from '@/domain/insurance/provider';
import { serverNow } from '@/lib/dates/server-time';
import type { PanelOptions, PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { useProviders } from '@/lib/insurance/use-providers';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { RetryButton } from '@/ui/actions/retry-button';
import { ChangingText } from '@/ui/display/changing-text';
import { Drawer } from '@/ui/overlay/drawer';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { lookupSchema } from '../forms/lookup-schema';
import { EMPTY_LOOKUP, type LookupValues } from '../forms/lookup-values';
import { type InsurancePanelModel, useInsurancePanel } from '../hooks/use-insurance-panel';
import { BenefitsStep } from './benefits-step';
import { CustomerService } from './customer-service';
import { LookupStep, type LookupStepProps } from './lookup-step';
import { StepHeading } from './step-heading';
import { WithoutInsurance } from './without-insurance';

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

interface PanelStepViewProps extends LookupStepProps {
  request: PanelRequest;
}

function PanelStepView({ panel, form, providers, headingRef, request }: PanelStepViewProps) {
  const { promotion, orderId } = request;
  switch (panel.state.step) {
    case 2:
      return <WaitingStep {...{ panel, headingRef }} />;
    case 4:
      return <BenefitsStep {...{ panel, providers, headingRef, promotion }} />;
    case 5:
      return <LockedStep lockedAt={panel.state.lockedAt ?? 0} headingRef={headingRef} />;
    case 6:
      return <NoBenefitsStep {...{ panel, headingRef, promotion }} />;
    default:
      return <LookupStep {...{ panel, form, providers, headingRef, orderId }} />;
  }
}

interface WaitingStepProps {
  panel: InsurancePanelModel;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 2: the lookup takes long, or it has failed. */
function WaitingStep({ panel, headingRef }: WaitingStepProps) {
  const { isLooking, failure } = panel.state;
  if (isLooking) {
    return (
      <div aria-busy="true">
        <StepHeading headingRef={headingRef}>
          <Trans>We are still looking for your plan</Trans>
        </StepHeading>
        <div className="flex items-start gap-4">
          <span className="spinner static mt-1 shrink-0" aria-hidden="true" />
          <p>
            <Trans>This takes longer than usual. You can close this panel: we continue to look.</Trans>
          </p>
        </div>
      </div>
    );
  }
  return (
    <>
      <StepHeading headingRef={headingRef}>
        {failure === 'disabled' ? (
          <Trans>Insurance is not available now</Trans>
        ) : (
          <Trans>Something went wrong</Trans>
        )}
      </StepHeading>
      <div className="grid gap-4">
        <p>
          {failure === 'disabled' ? (
            <Trans>You can order without your benefits, or contact customer service.</Trans>
          ) : (
            <Trans>We could not look your plan up. This used none of your attempts.</Trans>
          )}
        </p>
        <CustomerService />
        <RetryButton variant="secondary" onClick={panel.retry} className="justify-self-start" />
      </div>
    </>
  );
}

interface LockedStepProps {
  /** Epoch milliseconds. */
  lockedAt: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const SECOND = 1000;

/** Renders step 5: no attempt is left. Screen readers hear the minutes, not each second. */
function LockedStep({ lockedAt, headingRef }: LockedStepProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const rest = lockRest(lockedAt, now);
  const minutes = minutesLeft(rest);
  return (
    <>
      <StepHeading headingRef={headingRef}>
        <Trans>Too many failed attempts</Trans>
      </StepHeading>
      <div className="grid gap-4">
        <p role="status">
          <ChangingText>
            <Plural value={minutes} one="Try again in # minute" other="Try again in # minutes" />
          </ChangingText>
        </p>
        <p aria-hidden="true" className="font-medium text-3xl tabular-nums">
          {countdownText(rest)}
        </p>
        <p>
          <Trans>Until then you can order without your benefits, or contact customer service.</Trans>
        </p>
        <CustomerService />
      </div>
    </>
  );
}

interface NoBenefitsStepProps extends Pick<PanelOptions, 'promotion'> {
  panel: InsurancePanelModel;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 6: the plan was found, but not its benefits. */
function NoBenefitsStep({ panel, headingRef, promotion }: NoBenefitsStepProps) {
  return (
    <>
      <StepHeading headingRef={headingRef}>
        <Trans>We could not retrieve your benefits</Trans>
      </StepHeading>
      <div className="grid gap-4">
        <p>
          <Trans>We found your plan, but not its benefits. Customer service can look them up for you.</Trans>
        </p>
        <CustomerService />
        <RetryButton variant="secondary" onClick={panel.retry} className="justify-self-start" />
        <WithoutInsurance promotion={promotion} />
      </div>
    </>
  );
}
