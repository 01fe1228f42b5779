import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { minutesLeft } from '@/domain/insurance/insurance-times';
import { extendInsurance, saveBenefits, useInsurance } from '@/lib/insurance/insurance-session';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import { refreshInsuredPrices } from '@/lib/insurance/refresh-insured-prices';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import { loadBenefits } from '../load-benefits';

/** Time between the notice and the end of the login, in milliseconds: after 28 of 30 minutes. */
const NOTICE_MS = 2 * 60_000;

/**
 * Loads the benefits that this tab lacks, on each page while somebody is logged in to insurance. Warns that the login ends
 * soon, which one click prevents, and says when it has ended and prices are without insurance (002 §9). Stays silent after a
 * logout.
 */
export function InsuranceEnd() {
  useLoadBenefits();
  const end = useLoginEnd();
  const [closed, setClosed] = useState<string>();
  const phase = end && `${end.at} ${end.hasEnded}`;
  const close = () => setClosed(phase);
  const { extend, isExtending, hasFailed } = useExtendLogin();
  return (
    <div role="status" className="toasts print:hidden">
      {end && phase !== closed ? (
        // Phones show the buttons below the text.
        <div className="toast toast-lasting on-ink flex-wrap gap-y-0">
          <p className="min-w-0 flex-1 basis-64 py-2">
            <ChangingText>
              {end.hasEnded ? (
                <Trans>Your insurance login has ended. Prices are without insurance now.</Trans>
              ) : (
                <Plural
                  value={end.minutes}
                  one="Your insurance login ends within a minute. Prices are without insurance then."
                  other="Your insurance login ends within # minutes. Prices are without insurance then."
                />
              )}
            </ChangingText>
            {hasFailed && !end.hasEnded ? (
              <span className="block">
                <Trans>That did not work. Check your connection and try again.</Trans>
              </span>
            ) : null}
          </p>
          <div className="ml-auto flex gap-5 pr-2">
            {end.hasEnded ? (
              <Button
                variant="link"
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  void openInsurancePanel({ opener: document.getElementById('main') });
                }}
              >
                <Trans>Log in again</Trans>
              </Button>
            ) : (
              <Button variant="link" busy={isExtending} onClick={() => void extend()}>
                <Trans>Stay logged in</Trans>
              </Button>
            )}
            <Button variant="link" onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Extends the login by a benefit inquiry: its result is the same as before, and its new end is 30 minutes later. */
function useExtendLogin() {
  const site = useSite();
  const { t } = useLingui();
  const { record, networks = {} } = useInsurance();
  const [state, setState] = useState<'idle' | 'extending' | 'failed'>('idle');
  const extend = async () => {
    if (!record) return;
    setState('extending');
    const result = await loadBenefits(site, record, networks);
    const isExtended = result !== 'failed' && extendInsurance();
    setState(isExtended ? 'idle' : 'failed');
    if (isExtended) announce(t`You stay logged in to your insurance for 30 more minutes.`);
  };
  return { extend, isExtending: state === 'extending', hasFailed: state === 'failed' };
}

interface LoginEnd {
  /** Epoch milliseconds. */
  at: number;
  hasEnded: boolean;
  /** Until then, rounded up; fewer than two where a page has loaded since. */
  minutes: number;
}

/** Returns the end of the login, from two minutes before it on. Undefined earlier, without a login, and after a logout. */
function useLoginEnd(): LoginEnd | undefined {
  const { endsAt } = useInsurance();
  // The login is gone when it ends, so its end is remembered.
  const [at, setAt] = useState(endsAt);
  const [now, setNow] = useState(Date.now);
  if (endsAt !== undefined && endsAt !== at) setAt(endsAt);
  // Gone before its end: the shopper has logged out.
  if (endsAt === undefined && at !== undefined && Date.now() < at) setAt(undefined);
  useEffect(() => {
    if (at === undefined) return;
    if (now >= at) return refreshInsuredPrices();
    const next = now < at - NOTICE_MS ? at - NOTICE_MS : at;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next - Date.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [at, now]);
  if (at === undefined || now < at - NOTICE_MS) return undefined;
  return { at, hasEnded: now >= at, minutes: minutesLeft(at - now) };
}

/**
 * Loads the benefits that a tab lacks: a new one, one in another language, and every one after an order. After a failure the
 * flags of the record are shown, and the panel tries again.
 */
function useLoadBenefits(): void {
  const site = useSite();
  const { status, record, benefits, networks = {} } = useInsurance();
  const isMissing = (status === 'on' || status === 'off') && benefits === undefined;
  const planId = record?.activePlanId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: record and networks are those of the plan
  useEffect(() => {
    if (!isMissing || !record) return;
    let isCurrent = true;
    void loadBenefits(site, record, networks).then((result) => {
      if (isCurrent && result !== 'empty' && result !== 'failed') saveBenefits(site, result);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, planId, site]);
}
