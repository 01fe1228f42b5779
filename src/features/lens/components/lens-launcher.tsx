import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { loadWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { Button } from '@/ui/actions/button';
import { hasLenses } from '../api/has-lenses';
import { useAddToCart } from '../api/use-add-to-cart';
import { type LensesState, useFrameLenses } from '../api/use-frame-lenses';
import { useFocusAfterRetry } from '../hooks/use-focus-after-retry';
import { AddFailure } from './add-failure';
import { LensesFailure } from './lenses-failure';

const loadPanel = () => import('./lens-panel');
const LensPanel = lazy(async () => ({ default: (await loadWithRetry(loadPanel)).LensPanel }));
const preloadPanel = preload(loadPanel);

// Only rendered on the server: with JavaScript on, browsers ignore the content of `noscript`.
const NoScriptNotice = lazy(async () => ({ default: (await import('./no-script-notice')).NoScriptNotice }));

export interface LensLauncherProps {
  frame: {
    /** Catentry id of the SKU. */
    id: string;
    upc: string;
    /** From the catalog; used until the lens service has responded. */
    prescriptionReady: boolean;
    sunglasses: boolean;
  };
}

/** Purchase buttons of a frame: choose lenses in the lens panel, or add the frame only (000 §4). */
export function LensLauncher({ frame }: LensLauncherProps) {
  const { t } = useLingui();
  const lenses = useFrameLenses(frame.id, useHydrated());
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const triggerRef = useFocusAfterRetry(lenses.state);
  const { add, busy, failure } = useAddToCart();
  const addFrame = () => void add({ upc: frame.upc, frameCatentryId: frame.id });
  const withLenses = offersLenses(lenses, frame.prescriptionReady);

  return (
    <div className="grid gap-3">
      <noscript>
        <NoScriptNotice />
      </noscript>
      {withLenses ? (
        <Button
          ref={triggerRef}
          size="lg"
          wide
          className="noscript:hidden"
          onClick={() => setPanel('open')}
          onPointerEnter={preloadPanel}
          onTouchStart={preloadPanel}
          onFocus={preloadPanel}
          aria-haspopup="dialog"
        >
          <Trans>Choose lenses</Trans>
        </Button>
      ) : null}
      <Button
        size="lg"
        wide
        className="noscript:hidden"
        variant={withLenses ? 'secondary' : 'primary'}
        onClick={addFrame}
        busy={busy}
        busyLabel={t`Adding to your cart`}
      >
        <FrameOnlyLabel withLenses={withLenses} sunglasses={frame.sunglasses} />
      </Button>
      {panel === 'open' ? null : <AddFailure failure={failure} />}
      {lenses.state === 'failed' && frame.prescriptionReady ? <LensesFailure {...lenses} /> : null}
      {/* Stays mounted after the first opening to preserve the selection. */}
      {panel === 'unopened' ? null : (
        <Suspense fallback={null}>
          <LensPanel
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            {...{ triggerRef, lenses, busy, failure }}
            onAdd={(chosen) => void add({ upc: frame.upc, frameCatentryId: frame.id, ...chosen })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** While loading, uses the catalog's flag to prevent a layout shift. */
function offersLenses(lenses: LensesState, prescriptionReady: boolean): boolean {
  if (lenses.state === 'loading') return prescriptionReady;
  return lenses.state === 'ready' && hasLenses(lenses.lenses);
}

function FrameOnlyLabel({ withLenses, sunglasses }: { withLenses: boolean; sunglasses: boolean }) {
  if (!withLenses) return <Trans>Add to cart</Trans>;
  return sunglasses ? <Trans>Add without a prescription</Trans> : <Trans>Add the frame only</Trans>;
}
