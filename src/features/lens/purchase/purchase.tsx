import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BooleanString } from '@/domain/lens/form-values';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { useAddToCart } from '../api/use-add-to-cart';
import { AddFailure } from '../components/add-failure';
import { LensesFailure } from '../components/lenses-failure';
import { useFocusAfterRetry } from '../hooks/use-focus-after-retry';
import type { LensSelection } from '../state/lens-selection';
import { ChosenLens } from './chosen-lens';
import { InstallmentMessage } from './installment-message';
import type { InstallmentProvider } from './installment-provider';
import { loadPanel } from './load-panel';
import { PriceSummaryList } from './price-summary-list';
import { PriceTotal } from './price-total';
import { PurchaseButtons } from './purchase-buttons';
import { usePriceDetails } from './use-price-details';
import { type Purchase as PurchaseState, usePurchase } from './use-purchase';

const LensPanel = lazy(async () => ({ default: (await loadWithRetry(loadPanel)).LensPanel }));

// Only rendered on the server: with JavaScript on, browsers ignore the content of `noscript`.
const NoScriptNotice = lazy(async () => ({
  default: (await import('../components/no-script-notice')).NoScriptNotice,
}));

export interface PurchaseProps {
  frame: FrameParameters;
  installmentProviders: readonly InstallmentProvider[];
  /** The page's `selectedPerkCode`. */
  perkCode?: string | undefined;
  /** The page's `tah`. */
  tah?: BooleanString | undefined;
  /** Slot below the prices: the insurance toggle. */
  insurance?: ReactNode;
}

/** Buying a frame: the chosen lens, what it costs, and the purchase buttons (000 §2, §4). */
export function Purchase({ frame, installmentProviders, perkCode, tah, insurance }: PurchaseProps) {
  const purchase = usePurchase(frame, perkCode);
  const { offer, lenses, view, handle, chosenLens, plan } = purchase;
  const { selection } = handle;
  const details = usePriceDetails(view, selection);
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [removed, setRemoved] = useState<LensSelection>();
  const triggerRef = useFocusAfterRetry(offer.state);
  const { add, busy, failure } = useAddToCart();
  const offersLenses = canChooseLenses(purchase, frame);
  const item = {
    upc: frame.framePartNumber,
    frameCatentryId: frame.frameId,
    orderId: frame.currentOrderId,
    perkCode: view.perk?.code,
    tah,
  };

  const openPanel = () => {
    purchase.loadLenses();
    setRemoved(undefined);
    setPanel('open');
  };
  const removeLens = () => {
    setRemoved(selection);
    handle.clear();
  };
  const undoRemoval = () => {
    if (removed) handle.update(removed);
    setRemoved(undefined);
  };

  return (
    <div className="grid gap-3">
      <noscript>
        <NoScriptNotice />
      </noscript>
      {chosenLens ? (
        <ChosenLens
          lens={chosenLens}
          prescription={selection.prescription}
          plans={view.plans}
          planId={plan?.id}
          onPlanChange={(planId) => handle.update({ planId })}
          {...{ triggerRef }}
          onChange={openPanel}
          onRemove={removeLens}
        />
      ) : null}
      {removed && !chosenLens ? <RemovedNote onUndo={undoRemoval} /> : null}
      {perkCode && offer.state === 'ready' && !view.perk ? <PerkEndedNotice /> : null}
      {details ? (
        <>
          <PriceSummaryList {...details} />
          {insurance}
          <PriceTotal total={details.summary.total} />
          <InstallmentMessage total={details.summary.total} providers={installmentProviders} />
        </>
      ) : null}
      {view.frame.prices ? (
        <PurchaseButtons
          offersLenses={offersLenses && !chosenLens}
          sunglasses={frame.frameCategory === 'sunglasses'}
          triggerRef={triggerRef}
          onChoose={openPanel}
          onAdd={() =>
            void add({
              ...item,
              lens: chosenLens?.selected,
              planId: plan?.id,
              withoutPrescription:
                selection.prescription === 'later' || selection.prescription === 'uploaded',
            })
          }
          busy={busy}
        />
      ) : null}
      {panel === 'open' ? null : <AddFailure failure={failure} />}
      {offer.state === 'failed' && frame.glasses ? <LensesFailure {...offer} /> : null}
      {/* Stays mounted after the first opening, so that it can close with its animation. */}
      {panel === 'unopened' ? null : (
        <Suspense fallback={null}>
          <LensPanel
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            {...{ triggerRef, lenses, busy, failure }}
            onAdd={(chosen) => void add({ ...item, ...chosen })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Until the lens service has responded, uses the catalog's flag to prevent a layout shift. */
function canChooseLenses({ offer }: PurchaseState, frame: FrameParameters): boolean {
  if (offer.state === 'loading') return frame.glasses;
  return offer.state === 'ready' && offer.offer.hasLenses;
}

function PerkEndedNotice() {
  return (
    <Notice title={<Trans>Your perk does not apply here</Trans>}>
      <Trans>It has ended, or is not for this frame. The prices are without it.</Trans>
    </Notice>
  );
}

function RemovedNote({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <Trans>The lenses are removed.</Trans> {/* The button that was clicked is gone. */}
      <Button ref={focusOnMount} variant="link" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
