import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import type { BrowserLocation } from '../api/leave-page';
import { promoCookies } from '../state/promo-cookies';
import { isTabVisible, type PromoCookies } from '../state/promo-state';
import { usePromoPopUp } from '../state/use-promo-pop-up';
import type { PromoPopUpProps as StarterProps } from './promo-starter';

const PromoDialog = lazyWithRetry(async () => (await import('./promo-dialog')).PromoDialog);

/**
 * Desktops show a tab at the edge of the window, no wider than the page's margin of 48 px, so that it covers nothing. Phones
 * and tablets have no such margin: there the button is below the footer, where nothing moves when it appears.
 */
const ASIDE_CLASS =
  'on-ink flex justify-center px-5 pb-10 lg:fixed lg:top-1/2 lg:left-0 lg:z-20 lg:-translate-y-1/2 lg:rounded-r-md lg:p-0 lg:shadow-float';
/** Vertical text: `px` is the padding above and below it. */
const BUTTON_CLASS =
  'lg:min-h-0 lg:w-11 lg:rotate-180 lg:rounded-r-none lg:rounded-l-md lg:border-r-0 lg:px-6 lg:py-0 lg:[writing-mode:vertical-rl]';

export interface PromoPopUpProps extends StarterProps {
  /** Default: window.location. */
  browserLocation?: BrowserLocation;
}

/** Shows the promo pop-up and the button it minimizes to (000 §4). */
export function PromoPopUp({ triggerCount, browserLocation }: PromoPopUpProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const cookies = usePromoCookies();
  const { open, content, busy, show, showCode, close } = usePromoPopUp(triggerCount, PromoDialog.preload);
  return (
    <>
      {isTabVisible(cookies, search) ? (
        <aside aria-label={t`Newsletter offer`} data-print="hide" className={ASIDE_CLASS}>
          <Button
            variant="secondary"
            className={BUTTON_CLASS}
            onClick={show}
            busy={busy}
            busyLabel={t`Loading the offer`}
            {...dialogTrigger(PromoDialog.preload)}
          >
            <Trans>Your offer</Trans>
          </Button>
        </aside>
      ) : null}
      {content ? (
        <Suspense fallback={null}>
          <PromoDialog
            open={open}
            onClose={close}
            {...content}
            busy={busy}
            retry={show}
            showCode={showCode}
            browserLocation={browserLocation ?? window.location}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Returns the pop-up's cookies, updated when they change. */
function usePromoCookies(): PromoCookies {
  return {
    promo: useStoreValue(promoCookies.promo),
    accepted: useStoreValue(promoCookies.accepted),
    subscribed: useStoreValue(promoCookies.subscribed),
    minimized: useStoreValue(promoCookies.minimized),
  };
}
