import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { setInsuranceOn, useInsurance } from '@/lib/insurance/insurance-session';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { openInsurancePanel } from '@/lib/insurance/open-insurance-panel';
import type { InsuranceToggleState } from '@/lib/insurance/slot-props';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { ChangingText } from '@/ui/display/changing-text';
import { Checkbox } from '@/ui/fields/checkbox';
import { cx } from '@/ui/lib/cx';
import { OtherStorePlan } from '../other-store-plan';

export interface InsuranceToggleProps extends InsuranceToggleState {
  /** The page's `selectedPerkCode`. */
  perkCode: string | undefined;
  /** Loads a page. For tests. */
  loadPage?: (url: string) => void;
}

/**
 * Switches vision insurance on and off in the prices of a frame (000 §4, 002 §4): on recalculates, or loads the page without
 * its perk code; off loads the page again. Opens the panel for a shopper who is not logged in to insurance. Hidden without
 * scripts.
 */
export function InsuranceToggle({ perkCode, loadPage = load, ...state }: InsuranceToggleProps) {
  const { t } = useLingui();
  const status = useInsuranceStatus();
  const statusId = useId();
  const isOn = status === 'on';
  const wasOn = useRef(isOn);
  useEffect(() => {
    // Switched on here, or in the panel.
    if (isOn && !wasOn.current && perkCode) loadPage(withoutPerk(window.location.href));
    wasOn.current = isOn;
  }, [isOn, perkCode, loadPage]);

  const switchOff = () => {
    setInsuranceOn(false);
    loadPage(window.location.href);
  };
  const change = (input: HTMLInputElement) => {
    if (status === 'none') return void openInsurancePanel({ opener: input, promotion: state.promotion });
    if (input.checked) setInsuranceOn(true);
    else switchOff();
  };

  if (status === 'disabled') return null;
  if (status === 'other-store') return <OtherStorePlan className="noscript:hidden text-sm" />;
  return (
    <div className={cx('noscript:hidden', isOn && 'min-h-34 sm:min-h-29')}>
      <Checkbox
        role="switch"
        label={t`Use my vision insurance`}
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget)}
        aria-describedby={statusId}
        {...(status === 'none' ? { 'aria-haspopup': 'dialog' } : {})}
      />
      <div id={statusId} role="status" className="pl-9 text-ink-soft text-sm">
        {isOn ? <ToggleStatus {...state} hasPerk={perkCode !== undefined} /> : null}
      </div>
      {isOn ? <ToggleAction {...state} onSwitchOff={switchOff} /> : null}
    </div>
  );
}

interface ToggleActionProps extends InsuranceToggleState {
  onSwitchOff: () => void;
}

/** Offers an action for the state. Outside the live region. */
function ToggleAction({ quote, effect, onSwitchOff }: ToggleActionProps) {
  if (quote.state === 'failed') {
    return <RetryButton className="ml-9" busy={quote.retrying} onClick={quote.retry} />;
  }
  if (!effect || effect.ordinary >= effect.insured) return null;
  return (
    <Button variant="link" className="ml-9" onClick={onSwitchOff}>
      <Trans>Switch insurance off</Trans>
    </Button>
  );
}

function withoutPerk(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('selectedPerkCode');
  return url.href;
}

function load(url: string): void {
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
}

/** Describes the effect of insurance on the price, in a sentence or two. */
function ToggleStatus(props: ToggleStatusProps) {
  const content = useStatus(props);
  return <ChangingText>{content}</ChangingText>;
}

interface ToggleStatusProps extends InsuranceToggleState {
  hasPerk: boolean;
}

function useStatus({ quote, effect, offersLenses, hasPerk }: ToggleStatusProps): ReactNode {
  const { locale } = useSite();
  const { record } = useInsurance();
  if (quote.state === 'failed') {
    return <Trans>Your insurance price could not be loaded. The prices are without it.</Trans>;
  }
  if (!effect) return <Trans>Calculating your price with insurance</Trans>;
  const { ordinary, insured, isCovered } = effect;
  if (ordinary < insured) {
    const price = formatMoney(ordinary, locale);
    const difference = formatMoney(cents(insured - ordinary), locale);
    return hasPerk ? (
      <Trans>
        Without insurance and with your perk this costs {price}, which is {difference} less. The two do not
        add up.
      </Trans>
    ) : (
      <Trans>
        Without insurance this costs {price}, which is {difference} less. Promotions do not add to your
        benefits.
      </Trans>
    );
  }
  if (!isCovered && offersLenses && record?.data.lenses?.available) {
    return <Trans>Your benefits will apply once lenses are selected</Trans>;
  }
  return isCovered ? (
    <Trans>Your benefits are applied. Promotions do not add to them.</Trans>
  ) : (
    <Trans>Your plan does not pay for this. The prices are without it.</Trans>
  );
}
