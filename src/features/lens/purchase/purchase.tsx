import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BooleanString } from '@/domain/lens/form-values';
import type { LensFrame } from '@/domain/lens/lens-frame';
import type { LanguageTag } from '@/domain/locale/locales';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { useLoadWhenIdle } from '@/lib/hydration/load-when-idle';
import { afterPulse } from '@/lib/hydration/replay-event';
import type { InsuranceToggleState } from '@/lib/insurance/slot-props';
import type { LensesState } from '@/lib/lens/use-frame-lenses';
import type { InstallmentProvider } from '@/lib/payment/payment-methods';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/lib/cx';
import { AddFailure } from '../components/add-failure';
import { LensesFailure } from '../components/lenses-failure';
import { type PanelCode, PanelSlot } from '../components/panel-slot';
import type { FramePreview, LensPanelProps } from '../panel/panel-props';
import { useEnteredPrescription } from '../state/entered-prescription';
import type { LensSelection } from '../state/lens-selection';
import type { LensSelectionHandle } from '../state/lens-selection-store';
import { ChosenLens } from './chosen-lens';
import { PerkNotice } from './perk-notice';
import { PriceBlock } from './price-block';
import { PurchaseButtons } from './purchase-buttons';
import { useAddGlasses } from './use-add-glasses';
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
            onChoose={() => afterPulse(triggerRef.current, changes.choose)}
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

// Only rendered on the server: with JavaScript on, browsers ignore the content of `noscript`.
const NoScriptNotice = lazy(async () => ({
  default: (await import('../components/no-script-notice')).NoScriptNotice,
}));

/** Takes the place of the purchase buttons without JavaScript. */
function ScriptNotice() {
  return (
    <noscript>
      <NoScriptNotice />
    </noscript>
  );
}

/**
 * Keeps the focus: after a successful retry the retry button disappears, and focus would fall back to the body. Moves it to the
 * button that opens the lens panel.
 *
 * @returns the ref for that button.
 */
function useFocusAfterRetry(state: LensesState['state']): RefObject<HTMLButtonElement | null> {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const previousState = useRef(state);
  useEffect(() => {
    const recovered = previousState.current === 'failed' && state === 'ready';
    previousState.current = state;
    if (recovered && document.activeElement === document.body) triggerRef.current?.focus();
  }, [state]);
  return triggerRef;
}

/** Takes the place of the removed lenses, with undo. */
function RemovedLensNote({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <Trans>The lenses are removed.</Trans>{' '}
      <Button ref={focusOnMount} variant="link" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

/** Focuses the note, because the clicked button no longer exists. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Changes of the chosen lens on the page. */
interface LensChanges {
  /** True if the lens has changed since the page loaded: it may need less room than the first one. */
  isChanged: boolean;
  isRemoved: boolean;
  update(changes: LensSelection): void;
  /** Opens the panel. */
  choose(): void;
  remove(): void;
  undoRemoval(): void;
}

function useLensChanges(
  { selection, update, clear }: LensSelectionHandle,
  openPanel: () => void,
): LensChanges {
  const [isChanged, setChanged] = useState(false);
  const [removed, setRemoved] = useState<LensSelection>();
  return {
    isChanged,
    isRemoved: removed !== undefined,
    update(changes) {
      update(changes);
      setChanged(true);
    },
    choose() {
      setChanged(true);
      openPanel();
    },
    remove() {
      setChanged(true);
      setRemoved(selection);
      clear();
    },
    undoRemoval() {
      if (removed) update(removed);
      setRemoved(undefined);
    },
  };
}
