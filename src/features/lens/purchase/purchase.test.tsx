import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unknownLensFrame } from '@/domain/lens/lens-frame';
import { cents } from '@/domain/money/cents';
import type { FrameParameters } from '@/domain/product/frame-parameters';
import { cartNotes } from '@/lib/cart/cart-notes';
import { onMissingUser } from '@/lib/http/user-recovery';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { uploadedPicture } from '@/lib/prescription/uploaded-picture';
import { createGuest } from '@/lib/session/create-guest';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import type { TrackingEvent } from '@/lib/tracking/events';
import { addTrackingAdapter } from '@/lib/tracking/track';
import { LensPanel } from '../panel/lens-panel';
import { useShopperPrescription } from '../panel/use-shopper-prescription';
import type { LensSelection } from '../state/lens-selection';
import { readSelection, useLensSelection } from '../state/lens-selection-store';
import { Purchase, type PurchasePanelProps } from './purchase';

const PRESCRIPTION_PATH = '/rxc/prescription/insert/';
const PROMOTION_PATH = '/assigned_promotion_code';
const ADD_GLASSES_PATH = '/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd';
/** Seed frame "Polygon" in black: 280.00, no promotion. */
const frame: FrameParameters = {
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

/** Forms posted to the add-glasses command within a session. */
let addedForms: URLSearchParams[];
/** Paths of all requests, with the bodies of posts. */
let requests: { path: string; body: string }[];
let scenario: string;
let events: TrackingEvent[];
let cleanups: (() => void)[];

beforeEach(() => {
  const { sandbox } = testSandbox();
  const cookies = new Map<string, string>();
  addedForms = [];
  requests = [];
  canLoadPanel = true;
  scenario = '';
  events = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push({ path: new URL(request.url).pathname, body: await request.clone().text() });
    if (new URL(request.url).pathname === ADD_GLASSES_PATH && cookies.size > 0) {
      addedForms.push(new URLSearchParams(await request.clone().text()));
    }
    const cookieHeader = [...cookies, ['sandbox_scenario', scenario]]
      .map((pair) => pair.join('='))
      .join('; ');
    const { cookies: setCookies, response } = await sandbox.handle(request, cookieHeader);
    for (const { name, value } of setCookies) cookies.set(name, value);
    return response;
  });
  onMissingUser(createGuest);
  cleanups = [addTrackingAdapter((event) => events.push(event)), () => onMissingUser(undefined)];
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const cleanup of cleanups) cleanup();
  storeSelection({});
  savePrescription(undefined);
  cartNotes.set({});
});

let canLoadPanel = true;

/** The panel without the parts of other features. */
function Panel(props: PurchasePanelProps) {
  return (
    <LensPanel
      {...props}
      prescription={useShopperPrescription()}
      renderPrescription={() => null}
      renderEspot={() => null}
    />
  );
}

async function loadPanel() {
  if (!canLoadPanel) throw new Error('No network.');
  return { Panel, messages: {} };
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="current-path">{pathname + search}</p>;
}

function renderPurchase(overrides: Partial<FrameParameters> = {}, perkCode?: string, tah?: 'true') {
  const pageFrame = { ...frame, ...overrides };
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <MemoryRouter initialEntries={['/lc-us/2017230701520']}>
            <Purchase
              frame={pageFrame}
              lensFrame={unknownLensFrame(pageFrame.framePartNumber)}
              {...{ loadPanel, perkCode, tah }}
              installmentProviders={['klarna']}
            />
            <CurrentPath />
          </MemoryRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const currentPath = () => screen.getByTestId('current-path').textContent;
const total = () => screen.getAllByText('Total').at(-1)?.closest('output');

async function openPanel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Choose lenses' }));
  return within(await screen.findByRole('dialog', { name: 'Choose your lenses' }));
}

it('adds what was chosen in the panel, once on a double click', async () => {
  const user = renderPurchase();
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('radio', { name: /^Frame only/ }));
  await user.click(panel.getByRole('button', { name: 'Continue' }));
  await panel.findByRole('heading', { name: 'Is everything right?' });
  await user.dblClick(panel.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate\?storeId=10851.*orderId=\d+/));
  expect(addedForms).toHaveLength(1);
  expect(Object.fromEntries(addedForms[0] ?? [])).toMatchObject({
    orderId: '.',
    frameCatentryId: '3170141',
    includeLens: 'false',
  });
  expect(addedForms[0]?.has('lens')).toBe(false);
  expect(events).toEqual([{ name: 'add_to_cart', upc: '2017230701520' }]);
});

it('an API error shows its message and is tracked; the selection is preserved and can be resubmitted', async () => {
  scenario = 'addGlasses:outOfStock';
  const user = renderPurchase();
  const panel = await openPanel(user);
  await user.click(await panel.findByRole('radio', { name: /^Frame only/ }));
  await user.click(panel.getByRole('button', { name: 'Continue' }));
  await panel.findByRole('heading', { name: 'Is everything right?' });
  await user.click(panel.getByRole('button', { name: 'Add to cart' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('This item is out of stock.');
  expect(events).toEqual([{ name: 'error', message: 'Cannot add to cart', operation: 'addGlasses' }]);
  expect(readSelection(frame.framePartNumber)).toMatchObject({ type: 'frame-only' });

  scenario = '';
  await user.click(panel.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
});

it('a panel that does not load is tracked, and can be opened again', async () => {
  canLoadPanel = false;
  const user = renderPurchase();
  await user.click(await screen.findByRole('button', { name: 'Choose lenses' }));
  expect(await screen.findByText('Lenses cannot be chosen right now')).toBeVisible();
  expect(events).toEqual([{ name: 'error', message: 'Cannot add lenses' }]);
  canLoadPanel = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Choose your lenses' })).toBeVisible();
});

it('a lens service error is tracked once and the frame can still be bought', async () => {
  scenario = 'lens-service-error';
  const user = renderPurchase();
  expect(await screen.findByText('Lenses cannot be chosen right now')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
  expect(events).toEqual([{ name: 'error', message: 'RXC service error', operation: 'getFrameLenses' }]);

  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
});

it('after an error the lenses can be requested again without losing focus', async () => {
  scenario = 'lens-service-error';
  const user = renderPurchase();
  await screen.findByText('Lenses cannot be chosen right now');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(events).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  scenario = '';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose lenses' })).toHaveFocus());
});

it('a frame with only the frame-only package has no lenses to choose', async () => {
  // Seed frame "Quincy": sunglasses without prescription lenses.
  renderPurchase({
    frameId: '3010261',
    framePartNumber: '2001703401574',
    glasses: false,
    frameCategory: 'sunglasses',
  });
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
});

/** Single vision, plastic 1.50 with anti-reflective coating: 99.95. */
const CHOSEN_LENS = {
  type: 'single-vision',
  material: 'PLAS',
  treatment: 'clear',
  color: 'CLR',
  coating: 'standard',
  packageUpc: '2100000000036',
  prescription: 'typed',
} as const;

function storeSelection(selection: LensSelection = CHOSEN_LENS) {
  const { result } = renderHook(() => useLensSelection(frame.framePartNumber));
  act(() => {
    result.current.clear();
    result.current.update(selection);
  });
}

const requestsTo = (part: string) => requests.filter(({ path }) => path.includes(part));
const addToCart = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
};

describe('chosen lenses', () => {
  it('are shown with their price; a plan can be added, and they can be removed and brought back', async () => {
    storeSelection();
    const user = renderPurchase();
    const lenses = within(await screen.findByRole('region', { name: 'Your lenses' }));
    expect(lenses.getByText(/^Plastic 1.50/)).toBeVisible();
    // 280.00 + 99.95.
    expect(total()).toHaveTextContent('$379.95');
    await user.selectOptions(lenses.getByRole('combobox', { name: 'Protection plan' }), '4500001');
    expect(total()).toHaveTextContent('$408.95');

    await user.click(lenses.getByRole('button', { name: 'Remove lenses' }));
    expect(screen.queryByRole('region', { name: 'Your lenses' })).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('$280.00');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Your lenses' })).toBeVisible();
    expect(total()).toHaveTextContent('$408.95');
    await user.click(screen.getByRole('button', { name: 'Remove lenses' }));
    expect(readSelection(frame.framePartNumber)).toEqual({});
  });

  it('are added with their plan from the page', async () => {
    storeSelection({ ...CHOSEN_LENS, planId: '4500001' });
    const user = renderPurchase();
    await screen.findByRole('region', { name: 'Your lenses' });
    await addToCart(user);
    expect(Object.fromEntries(addedForms[0] ?? [])).toMatchObject({
      includeLens: 'true',
      lens: '2100000000036',
      addOns: '4500001',
    });
  });
});

describe('the prescription', () => {
  const complete = {
    SPH: { OD: '-2.25', OS: '-2.00' },
    CYL: { OD: '-0.75', OS: '0.00' },
    AX: { OD: '90', OS: '' },
  };

  it('is posted for the new line', async () => {
    savePrescription(complete);
    storeSelection();
    const user = renderPurchase();
    await addToCart(user);
    expect(requestsTo(PRESCRIPTION_PATH)).toHaveLength(1);
    expect(JSON.parse(requestsTo(PRESCRIPTION_PATH)[0]?.body ?? '')).toMatchObject({
      rightSphere: '-2.25',
      rightAxis: '90',
    });
    expect(storedPrescription.read()).toEqual(complete);
  });

  it('does not stop the flow when it is not saved', async () => {
    scenario = 'insertItemPrescription:failed';
    savePrescription(complete);
    storeSelection();
    const user = renderPurchase();
    await addToCart(user);
    expect(events).toContainEqual({
      name: 'error',
      message: 'Error while adding prescription.',
      operation: 'insertItemPrescription',
    });
  });

  it('is not posted without the axis of its cylinder', async () => {
    savePrescription({ SPH: complete.SPH, CYL: complete.CYL });
    storeSelection();
    await addToCart(renderPurchase());
    expect(requestsTo(PRESCRIPTION_PATH)).toEqual([]);
    expect(events).toEqual([{ name: 'add_to_cart', upc: frame.framePartNumber }]);
  });

  it('is posted as a picture', async () => {
    uploadedPicture.write({ savedFileName: '33101_1.pdf', fileName: 'paper.pdf' });
    storeSelection({ ...CHOSEN_LENS, prescription: 'uploaded' });
    await addToCart(renderPurchase());
    expect(JSON.parse(requestsTo(PRESCRIPTION_PATH)[0]?.body ?? '')).toEqual({
      prescriptionOrigin: 'MANUAL',
      prescriptionOriginMode: 'uploadPrescription',
      savedFileName: '33101_1.pdf',
      fileName: 'paper.pdf',
    });
  });

  it('is not posted when the shopper gives it later', async () => {
    savePrescription(complete);
    storeSelection({ ...CHOSEN_LENS, prescription: 'later' });
    await addToCart(renderPurchase());
    expect(requestsTo(PRESCRIPTION_PATH)).toEqual([]);
  });

  it('is cleared by adding the frame only, which the cart can undo', async () => {
    savePrescription(complete);
    const user = renderPurchase();
    await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
    expect(storedPrescription.read()).toBeUndefined();
    expect(cartNotes.read()).toEqual({ clearedPrescription: complete });
  });
});

describe('a perk', () => {
  it('lowers the total, and its code is applied to the cart', async () => {
    const user = renderPurchase({}, 'PERK15');
    // 15 % of 280.00 is 42.00.
    await waitFor(() => expect(total()).toHaveTextContent('$238.00'));
    expect(screen.getByText('-$42.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add the frame only' }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
    expect(requestsTo(PROMOTION_PATH).map(({ body }) => JSON.parse(body))).toEqual([{ promoCode: 'PERK15' }]);
    expect(cartNotes.read()).toEqual({});
  });

  it('that the cart refuses is told there', async () => {
    const user = renderPurchase({}, 'PERK15');
    await waitFor(() => expect(total()).toHaveTextContent('$238.00'));
    scenario = 'assignPromotionCode:promotionCodeInvalid';
    await user.click(screen.getByRole('button', { name: 'Add the frame only' }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
    expect(cartNotes.read()).toEqual({ isPerkRejected: true });
  });

  it('that has ended is said, and changes no price', async () => {
    const user = renderPurchase({}, 'PERKWINTER');
    expect(await screen.findByText('Your perk does not apply here')).toBeVisible();
    expect(total()).toHaveTextContent('$280.00');
    await user.click(screen.getByRole('button', { name: 'Add the frame only' }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
    expect(requestsTo(PROMOTION_PATH)).toEqual([]);
  });
});

it('an error of the price calculation is tracked once and hides the total; the frame can still be bought', async () => {
  scenario = 'price-calculation-error';
  const user = renderPurchase();
  await waitFor(() => expect(events).toEqual([{ name: 'error', message: 'Error during calculate price' }]));
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add the frame only' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
});

it('a frame with its price on request cannot be added', async () => {
  scenario = 'price-on-request';
  renderPurchase({ frameOfferPrice: undefined, frameListPrice: undefined });
  await waitFor(() => expect(requestsTo('/lenses')).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});

it('passes tah of the page on', async () => {
  const user = renderPurchase({}, undefined, 'true');
  await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/OrderCalculate/));
  expect(addedForms[0]?.get('tah')).toBe('true');
});
