import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';
import type { BrowserLocation } from '../api/leave-page';
import { isTabVisible } from '../state/promo-state';
import { usePromoCookies } from '../state/use-promo-cookies';
import { usePromoPopUp } from '../state/use-promo-pop-up';
import type { PromoPopUpProps as StarterProps } from './promo-starter';

const loadDialog = () => import('./promo-dialog');
const PromoDialog = lazy(async () => ({ default: (await loadWithRetry(loadDialog)).PromoDialog }));
const preloadDialog = preload(loadDialog);

export interface PromoPopUpProps extends StarterProps {
  /** Default: window.location. */
  browserLocation?: BrowserLocation;
}

/** The promo pop-up and the button it minimizes to (000 §4). */
export function PromoPopUp({ triggerCount, browserLocation }: PromoPopUpProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const cookies = usePromoCookies();
  const { open, content, busy, show, showCode, close } = usePromoPopUp(triggerCount, loadDialog);
  return (
    <>
      {isTabVisible(cookies, search) ? (
        <aside
          aria-label={t`Newsletter offer`}
          data-print="hide"
          className="fixed bottom-4 left-4 z-20 rounded-full bg-paper shadow-float"
        >
          <Button
            variant="secondary"
            onClick={show}
            busy={busy}
            busyLabel={t`Loading the offer`}
            aria-haspopup="dialog"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
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
