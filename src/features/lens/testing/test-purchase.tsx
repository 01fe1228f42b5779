import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { unknownLensFrame } from '@/domain/lens/lens-frame';
import { cents } from '@/domain/money/cents';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import type { PanelCode } from '../components/panel-slot';
import { LensPanel } from '../panel/lens-panel';
import { useShopperPrescription } from '../panel/use-shopper-prescription';
import { Purchase, type PurchasePanelProps, type PurchaseProps } from '../purchase/purchase';
import type { LensSelection } from '../state/lens-selection';
import { useLensSelection } from '../state/lens-selection-store';

/** Seed frame "Polygon" in black: 280.00, no promotion. */
export const POLYGON: FrameParameters = {
  frameId: '3170141',
  framePartNumber: '2017230701520',
  frameName: 'Polygon',
  frameModel: 'Polygon',
  frameColor: 'Black',
  frameBrand: 'Marlowe',
  frameCategory: 'eyeglasses',
  frameOfferPrice: cents(28000),
  frameListPrice: cents(28000),
  frameImage: undefined,
  frameMinTotalPower: -12,
  frameMaxTotalPower: 8,
  frameOnlyLensUPC: undefined,
  storeId: '10851',
  catalogId: '10101',
  langId: '-1',
  currentOrderId: '.',
  gender: undefined,
  glasses: true,
};

/** Single vision, plastic 1.50 with anti-reflective coating: 99.95. */
export const CHOSEN_LENS = {
  type: 'single-vision',
  material: 'PLAS',
  treatment: 'clear',
  color: 'CLR',
  coating: 'standard',
  packageUpc: '2100000000036',
  prescription: 'typed',
} as const satisfies LensSelection;

/** Stores a selection for Polygon before the page opens. */
export function storeSelection(selection: LensSelection = CHOSEN_LENS): void {
  const { result } = renderHook(() => useLensSelection(POLYGON.framePartNumber));
  act(() => {
    result.current.clear();
    result.current.update(selection);
  });
}

/** Shows the panel without the parts of other features. */
function Panel(props: PurchasePanelProps) {
  return (
    <LensPanel
      {...props}
      prescription={useShopperPrescription(props.frame.upc)}
      renderPrescription={() => null}
      renderEspot={() => null}
    />
  );
}

export const PANEL_CODE: PanelCode<PurchasePanelProps> = { Panel, messages: {} };
const loadPanel = async () => PANEL_CODE;

/** Renders the purchase of Polygon, or another frame. */
export function TestPurchase({ frame, ...props }: Partial<PurchaseProps>) {
  const pageFrame = frame ?? POLYGON;
  return (
    <Purchase
      frame={pageFrame}
      lensFrame={unknownLensFrame(pageFrame.framePartNumber)}
      loadPanel={loadPanel}
      installmentProviders={['klarna']}
      {...props}
    />
  );
}

/** Finds the total of the page, or of the open panel. */
export const total = () => screen.getAllByText('Total').at(-1)?.closest('output');

/** Expects that the page is left for the recalculation, after a successful add. */
export const expectRecalculation = () =>
  waitFor(() =>
    expect(window.location.pathname + window.location.search).toMatch(
      /^\/OrderCalculate\?storeId=10851.*orderId=\d+/,
    ),
  );

/** Adds the choices on the page. */
export async function addFromPage(user: UserEvent, name = 'Add to cart'): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await expectRecalculation();
}
