import { type ReactNode, useMemo, useState } from 'react';
import type { BooleanString } from '@/domain/lens/form-values';
import type { LensFrame } from '@/domain/lens/lens-frame';
import type { LanguageTag } from '@/domain/locale/locales';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { useLoadWhenIdle } from '@/lib/hydration/load-when-idle';
import type { InsuranceToggleState } from '@/lib/insurance/slot-props';
import type { InstallmentProvider } from '@/lib/payment/payment-methods';
import { cx } from '@/ui/lib/cx';
import { AddFailure } from '../components/add-failure';
import { LensesFailure } from '../components/lenses-failure';
import { type PanelCode, PanelSlot } from '../components/panel-slot';
import { useFocusAfterRetry } from '../hooks/use-focus-after-retry';
import type { FramePreview, LensPanelProps } from '../panel/panel-props';
import { useEnteredPrescription } from '../state/entered-prescription';
import { ChosenLens } from './chosen-lens';
import { PerkNotice } from './perk-notice';
import { PriceBlock } from './price-block';
import { PurchaseButtons } from './purchase-buttons';
import { RemovedLensNote } from './removed-lens-note';
import { ScriptNotice } from './script-notice';
import { useAddGlasses } from './use-add-glasses';
import { useLensChanges } from './use-lens-changes';
import { useLensHeights } from './use-lens-heights';
import { usePanel } from './use-panel';
import { type Purchase as PurchaseState, usePurchase } from './use-purchase';

/** Props that the panel itself needs; the route composes the rest. */
export type PurchasePanelProps = Omit<LensPanelProps, 'renderPrescription' | 'renderEspot' | 'prescription'>;

export interface PurchaseProps {
  frame: FrameParameters;
  /** Attributes that decide which lenses the frame takes. */
  lensFrame: LensFrame;
  /** Loads the lens panel. Must be stable. */
  loadPanel: (languageTag: LanguageTag) => Promise<PanelCode<PurchasePanelProps>>;
  installmentProviders: readonly InstallmentProvider[];
  /** The page's `selectedPerkCode`. */
  perkCode?: string | undefined;
  /** The page's `tah`. */
  tah?: BooleanString | undefined;
  /** True if the shopper's insurance is on, even before its prices are known. */
  isInsured?: boolean;
  /** Slot in the prices: the insurance toggle. */
  renderInsurance?: (state: InsuranceToggleState) => ReactNode;
  /** Slot in place of the buttons while the price is on request. */
  priceRequest?: ReactNode;
}

/** Sells a frame: the chosen lens, its price, and the purchase buttons (000 §2, §4). */
export function Purchase(props: PurchaseProps) {
  const {
    frame,
    lensFrame,
    loadPanel,
    installmentProviders,
    perkCode,
    tah,
    isInsured = false,
    renderInsurance,
    priceRequest,
  } = props;
  const purchase = usePurchase(frame, perkCode);
  const { offer, lenses, view, handle, chosenLens, plan, quote } = purchase;
  const { selection } = handle;
  const isChosen = chosenLens !== undefined;
  const offersLenses = canChooseLenses(purchase, frame) && !isChosen;
  const chosen = useMemo(
    () => chosenLens && { lens: chosenLens.facts, frame: lensFrame, selection },
    [chosenLens, lensFrame, selection],
  );
  const entered = useEnteredPrescription(chosen, frame.framePartNumber);
  const panel = usePanel({ loadPanel, frameUpc: frame.framePartNumber, loadLenses: purchase.loadLenses });
  const changes = useLensChanges(handle, panel.open);
  const triggerRef = useFocusAfterRetry(offer.state);
  useLoadWhenIdle(async () => {
    if (offersLenses) await Promise.all([panel.load(), purchase.preloadLenses()]).catch(() => {});
  });
  const { addGlasses, addShown, prepare, busy, failure } = useAddGlasses(purchase, {
    ...{ frame, tah, entered },
    openPanel: panel.open,
  });
  const heightClass = useReservedPriceHeight({
    isLoading: offer.state === 'loading',
    isInsured,
    hasInstallments: installmentProviders.length > 0,
  });
  const isReserved = isChosen || lenses.state === 'loading';
  const detailsRef = useLensHeights(isChosen);

  return (
    // On phones and tablets its parts belong to the page's column, in which the buttons stick.
    <div className="grid gap-3 max-lg:contents">
      <ScriptNotice />
      <PerkNotice {...{ perkCode, offer, isInsured }} />
      <div
        ref={detailsRef}
        className={cx('flex flex-col gap-3', heightClass)}
        data-lens-placeholder={isReserved && !changes.isChanged ? 'details' : undefined}
      >
        {chosenLens ? (
          <ChosenLens
            lens={chosenLens}
            entered={entered}
            plans={view.plans}
            planId={plan?.id}
            onPlanChange={(planId) => changes.update({ planId })}
            onRemove={changes.remove}
          />
        ) : null}
        {changes.isRemoved && !chosenLens ? <RemovedLensNote onUndo={changes.undoRemoval} /> : null}
        <PriceBlock
          {...{ view, plan, quote, renderInsurance }}
          lens={chosenLens}
          providers={installmentProviders}
          offersLenses={offersLenses}
        />
      </div>
      {view.frame.prices ? (
        // New elements with the lenses: moved ones would be a layout shift.
        <div
          key={String(isChosen)}
          className="sticky-buttons grid content-start gap-3"
          data-lens-placeholder={isReserved ? 'buttons' : undefined}
        >
          <PurchaseButtons
            {...{ isChosen, offersLenses, triggerRef, busy }}
            sunglasses={frame.frameCategory === 'sunglasses'}
            onIntent={panel.preload}
            onChoose={changes.choose}
            onAdd={addShown}
            onAddIntent={prepare}
          />
        </div>
      ) : (
        priceRequest
      )}
      {panel.isOpen ? null : <AddFailure failure={failure} />}
      {offer.state === 'failed' && frame.glasses ? <LensesFailure {...offer} /> : null}
      {/* Stays mounted after the first opening, so that it can close with its animation. */}
      {panel.wasOpened ? (
        <PanelSlot
          Panel={panel.Panel}
          load={panel.load}
          panelProps={{
            mode: 'add',
            open: panel.isOpen,
            onCancel: panel.close,
            frame: lensFrame,
            preview: previewOf(frame),
            selection: handle,
            onDone: (chosen) => chosen && addGlasses(chosen),
            failure: <AddFailure failure={failure} />,
            insurance: view.insurance,
            ...{ triggerRef, lenses, busy },
          }}
        />
      ) : null}
    </div>
  );
}

function previewOf({ frameBrand, frameName, frameColor, frameImage }: FrameParameters): FramePreview {
  return { name: `${frameBrand} ${frameName}`.trim(), color: frameColor, picture: frameImage };
}

/** Reserves room for prices that arrive after the page: the promotion and the insured price have separate lines. */
function useReservedPriceHeight({
  isLoading,
  isInsured,
  hasInstallments,
}: Record<'isLoading' | 'isInsured' | 'hasInstallments', boolean>): string {
  const [heightClass] = useState(() =>
    cx(
      isLoading && (hasInstallments ? 'min-h-44 [&_output+p]:min-h-11' : 'min-h-31'),
      isInsured && 'min-h-68',
    ),
  );
  return heightClass;
}

/**
 * Returns whether lenses can be chosen. Until the lens service has responded, uses the catalog's flag to prevent a layout
 * shift.
 */
function canChooseLenses({ offer }: PurchaseState, frame: FrameParameters): boolean {
  if (offer.state === 'loading') return frame.glasses;
  return offer.state === 'ready' && offer.offer.hasLenses;
}
