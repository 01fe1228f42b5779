import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { hasLenses } from '../api/has-lenses';
import { useAddToCart } from '../api/use-add-to-cart';
import { type LensesState, useFrameLenses } from '../api/use-frame-lenses';
import { AddFailure } from './add-failure';
import { LensesFailure } from './lenses-failure';

const loadPanel = () => import('./lens-panel');
const LensPanel = lazy(() => loadPanel().then((module) => ({ default: module.LensPanel })));

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
  const opener = useRef<HTMLButtonElement>(null);
  const { add, busy, failure } = useAddToCart();
  const addFrame = () => void add({ upc: frame.upc, frameCatentryId: frame.id });
  const withLenses = offersLenses(lenses, frame.prescriptionReady);
  const getPanelReady = () => void loadPanel();

  return (
    <div className="grid gap-3">
      <NeedsScript />
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
      {lenses.state === 'failed' && frame.prescriptionReady ? <LensesFailure retry={lenses.retry} /> : null}
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

/** Where scripts are switched off there is no way into the cart, and no button that would lead nowhere. */
function NeedsScript() {
  return (
    <noscript>
      <Notice title={<Trans>Ordering needs JavaScript</Trans>}>
        <Trans>Switch it on in your browser to choose lenses and fill your cart.</Trans>
      </Notice>
    </noscript>
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
