import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getReady, untilArrived } from '@/platform/rendering/until-arrived';
import { Button } from '@/ui/actions/button';
import { hasLenses } from '../api/has-lenses';
import { useAddToCart } from '../api/use-add-to-cart';
import { type LensesState, useFrameLenses } from '../api/use-frame-lenses';
import { AddFailure } from './add-failure';
import { LensesFailure } from './lenses-failure';
import { useFocusAfterRecovery } from './use-focus-after-recovery';

const loadPanel = () => import('./lens-panel');
const LensPanel = lazy(async () => ({ default: (await untilArrived(loadPanel)).LensPanel }));
const getPanelReady = getReady(loadPanel);

// A browser that runs scripts draws nothing of a noscript element, and never loads this.
const NeedsScript = lazy(async () => ({ default: (await import('./needs-script')).NeedsScript }));

export interface LensLauncherProps {
  frame: {
    /** Catalogue entry id of the SKU. */
    id: string;
    upc: string;
    /** The catalogue's word, which holds until the lens service has answered. */
    prescriptionReady: boolean;
    sunglasses: boolean;
  };
}

/** The way from a frame to the cart: with lenses, chosen in a panel of their own, or as it is (000 §4). */
export function LensLauncher({ frame }: LensLauncherProps) {
  const { t } = useLingui();
  // The lenses are no part of the first paint.
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const lenses = useFrameLenses(frame.id, painted);
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const opener = useFocusAfterRecovery(lenses.state);
  const { add, busy, failure } = useAddToCart();
  const addFrame = () => void add({ upc: frame.upc, frameCatentryId: frame.id });
  const withLenses = offersLenses(lenses, frame.prescriptionReady);

  return (
    <div className="grid gap-3">
      <noscript>
        <NeedsScript />
      </noscript>
      {withLenses ? (
        <Button
          ref={opener}
          size="lg"
          wide
          className="noscript:hidden"
          onClick={() => setPanel('open')}
          onPointerEnter={getPanelReady}
          onTouchStart={getPanelReady}
          onFocus={getPanelReady}
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
        <FrameOnlyWords withLenses={withLenses} sunglasses={frame.sunglasses} />
      </Button>
      {panel === 'open' ? null : <AddFailure failure={failure} />}
      {lenses.state === 'failed' && frame.prescriptionReady ? <LensesFailure {...lenses} /> : null}
      {/* Stays once it was opened, and holds the choices while it is closed. */}
      {panel === 'unopened' ? null : (
        <Suspense fallback={null}>
          <LensPanel
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            {...{ opener, lenses, busy, failure }}
            onAdd={(chosen) => void add({ upc: frame.upc, frameCatentryId: frame.id, ...chosen })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Until the service has answered, the catalogue's word holds, so that nothing jumps. */
function offersLenses(lenses: LensesState, prescriptionReady: boolean): boolean {
  if (lenses.state === 'loading') return prescriptionReady;
  return lenses.state === 'ready' && hasLenses(lenses.lenses);
}

function FrameOnlyWords({ withLenses, sunglasses }: { withLenses: boolean; sunglasses: boolean }) {
  if (!withLenses) return <Trans>Add to cart</Trans>;
  return sunglasses ? <Trans>Add without a prescription</Trans> : <Trans>Add the frame only</Trans>;
}
