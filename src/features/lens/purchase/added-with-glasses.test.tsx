import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cartNotes } from '@/lib/cart/cart-notes';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { renderComponent } from '../../../../tests/support/render-page';
import { type TestServer, testServer } from '../../../../tests/support/test-server';
import { updateDraft } from '../state/panel-draft';
import {
  addFromPage,
  CHOSEN_LENS,
  POLYGON,
  storeSelection,
  TestPurchase,
  total,
} from '../testing/test-purchase';
import type { PurchaseProps } from './purchase';

const PRESCRIPTION = '/rxc/prescription/insert/';
const PROMOTION = '/assigned_promotion_code';

afterEach(() => {
  storeSelection({});
  savePrescription(undefined);
  cartNotes.clear();
});

const renderPurchase = (props: Partial<PurchaseProps> = {}, scenario = '') =>
  renderComponent(<TestPurchase {...props} />, { catalogs: ['lens', 'lens/panel'], as: 'guest', scenario });

/** Returns the JSON bodies of the requests to a path. */
function bodiesTo({ requests }: TestServer, path: string): Promise<unknown[]> {
  return Promise.all(
    requests.filter(({ url }) => url.includes(path)).map((request) => request.clone().json()),
  );
}

describe('the prescription', () => {
  const complete = {
    SPH: { OD: '-2.25', OS: '-2.00' },
    CYL: { OD: '-0.75', OS: '0.00' },
    AX: { OD: '90', OS: '' },
  };

  it('is posted for the new line', async () => {
    savePrescription(complete);
    storeSelection();
    const { user, server } = await renderPurchase();
    await addFromPage(user);
    expect(await bodiesTo(server, PRESCRIPTION)).toMatchObject([{ rightSphere: '-2.25', rightAxis: '90' }]);
    expect(storedPrescription.read()).toEqual(complete);
  });

  it.each(['insertItemPrescription:failed', 'item-prescription-unavailable'])(
    'does not stop the flow when it is not saved (%s)',
    async (scenario) => {
      savePrescription(complete);
      storeSelection();
      const { user, events } = await renderPurchase({}, scenario);
      await addFromPage(user);
      expect(events).toContainEqual({
        name: 'error',
        message: 'Error while adding prescription.',
        operation: 'insertItemPrescription',
      });
    },
  );

  it('is not posted without the axis of its cylinder', async () => {
    savePrescription({ SPH: complete.SPH, CYL: complete.CYL });
    storeSelection();
    const { user, server, events } = await renderPurchase();
    await addFromPage(user);
    expect(server.callsTo(PRESCRIPTION)).toEqual([]);
    expect(events).toEqual([{ name: 'add_to_cart', upc: POLYGON.framePartNumber }]);
  });

  it('is posted as a picture', async () => {
    const picture = { savedFileName: '33101_1.pdf', fileName: 'paper.pdf' };
    updateDraft('of another frame', { picture: { savedFileName: 'other_1.pdf', fileName: 'other.pdf' } });
    updateDraft(POLYGON.framePartNumber, { picture });
    storeSelection({ ...CHOSEN_LENS, prescription: 'uploaded' });
    const { user, server } = await renderPurchase();
    expect(await screen.findByText('With the picture of your prescription: paper.pdf')).toBeVisible();
    await addFromPage(user);
    expect(await bodiesTo(server, PRESCRIPTION)).toEqual([
      {
        prescriptionOrigin: 'MANUAL',
        prescriptionOriginMode: 'uploadPrescription',
        savedFileName: '33101_1.pdf',
        fileName: 'paper.pdf',
      },
    ]);
  });

  it('is not posted when the shopper gives it later', async () => {
    savePrescription(complete);
    storeSelection({ ...CHOSEN_LENS, prescription: 'later' });
    const { user, server } = await renderPurchase();
    await addFromPage(user);
    expect(server.callsTo(PRESCRIPTION)).toEqual([]);
  });

  it('is cleared by adding the frame only, which the cart can undo', async () => {
    savePrescription(complete);
    const { user } = await renderPurchase();
    await addFromPage(user, 'Add the frame only');
    expect(storedPrescription.read()).toBeUndefined();
    expect(cartNotes.read()).toEqual({ clearedPrescription: complete });
  });
});

describe('a perk', () => {
  it('has its place in the page while it is checked, and says when it cannot be', async () => {
    const release = testServer().holdResponses('/lenses');
    await renderPurchase({ perkCode: 'PERK15' }, 'lens-service-error');
    const notice = screen.getByText('Your perk').closest('[role="status"]');
    expect(notice).toHaveTextContent('We are checking whether it applies to this frame.');
    release();
    await waitFor(() => expect(notice).toHaveTextContent('Your perk could not be checked'));
  });

  it('lowers the total, and its code is applied to the cart', async () => {
    const { user, server } = await renderPurchase({ perkCode: 'PERK15' });
    // 15 % of 280.00 is 42.00.
    await waitFor(() => expect(total()).toHaveTextContent('$238.00'));
    expect(screen.getByText('-$42.00')).toBeVisible();
    expect(screen.getByText('Your perk applies').closest('[role="status"]')).toBeVisible();
    await addFromPage(user, 'Add the frame only');
    expect(await bodiesTo(server, PROMOTION)).toEqual([{ promoCode: 'PERK15' }]);
    expect(cartNotes.read()).toBeUndefined();
  });

  it('that is worth more than the frame leaves nothing to pay, and no installments', async () => {
    const installmentProviders = ['klarna'] as const;
    await renderPurchase({ perkCode: 'PERK500OFF', installmentProviders });
    await waitFor(() => expect(total()).toHaveTextContent('$0.00'));
    expect(screen.getByText('-$280.00')).toBeVisible();
    expect(screen.queryByText(/payments of/)).not.toBeInTheDocument();
  });

  it('that the cart rejects is reported there', async () => {
    const { user, server } = await renderPurchase({ perkCode: 'PERK15' });
    await waitFor(() => expect(total()).toHaveTextContent('$238.00'));
    server.startScenario('assignPromotionCode:promotionCodeInvalid');
    await addFromPage(user, 'Add the frame only');
    expect(cartNotes.read()).toEqual({ isPerkRejected: true });
  });

  it('that has ended is said, and changes no price', async () => {
    const { user, server } = await renderPurchase({ perkCode: 'PERKWINTER' });
    expect(await screen.findByText('Your perk does not apply here')).toBeVisible();
    expect(total()).toHaveTextContent('$280.00');
    await addFromPage(user, 'Add the frame only');
    expect(server.callsTo(PROMOTION)).toEqual([]);
  });
});

it('passes tah of the page on', async () => {
  const { user, server } = await renderPurchase({ tah: 'true' });
  await addFromPage(user, 'Add the frame only');
  const add = server.requests.find(({ url }) => url.includes('LCOrderItemAddGlassesCmd'));
  expect(new URLSearchParams(await add?.clone().text()).get('tah')).toBe('true');
});
