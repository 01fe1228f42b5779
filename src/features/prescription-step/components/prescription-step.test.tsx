import { guestReadyToOrder, placeOrder, reviewOf } from '@sandbox/testing/checkout';
import { commandOrder } from '@sandbox/testing/placed-orders';
import { addGlassesOf, callDoctor, linkOf, stepItemsOf, submit } from '@sandbox/testing/prescriptions';
import { userIdOf } from '@sandbox/testing/shoppers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcerProps } from '@/lib/navigation/announcer';
import { addPolygon, CART_PAGE } from '../../../../tests/support/cart-fixtures';
import { doubleClick } from '../../../../tests/support/double-click';
import { findDialog } from '../../../../tests/support/find-dialog';
import {
  all,
  button,
  chooseDoctor,
  contacts,
  glasses,
  NEXT,
  openStep,
  press,
  radio,
  STEP_PAGE,
  save,
  submissions,
  tiles,
} from '../../../../tests/support/prescription-steps';
import { renderPage } from '../../../../tests/support/render-page';
import { type TestServer, testServer } from '../../../../tests/support/test-server';

const announced = () => document.getElementById(announcerProps.id);

describe('which page comes', () => {
  it('without an order the cart comes, and nothing is requested without a session', async () => {
    const { server } = await renderPage(STEP_PAGE);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(server.callsTo('/provideprescription/')).toEqual([]);
  });

  it('an order that needs none goes on, only to a path of this site', async () => {
    const scenario = 'getPrescriptionSetup:nothingNeeded';
    await openStep({ scenario }, NEXT);
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
  });

  it('a path of another site is ignored', async () => {
    const scenario = 'getPrescriptionSetup:nothingNeeded';
    await openStep({ scenario }, `${STEP_PAGE}?nextStepUrl=%2F%2Fevil.example`);
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/checkout'));
  });

  it('a Fail with status 200 is a failure, and loads on retry', async () => {
    const { user, server } = await openStep({
      before: addPolygon,
      scenario: 'getPrescriptionSetup:failed',
    });
    expect(await screen.findByText('Oops! Something went wrong.')).toBeVisible();
    expect(screen.getByText('Please try again.')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Prescription for Polygon' })).toBeVisible();
  });

  it('the item of the link is open', async () => {
    const before = async (server: TestServer) => {
      await glasses('single-vision')(server);
      await contacts('RCON')(server);
    };
    const { server } = await openStep({ before });
    const [, box] = await stepItemsOf(server.shopper);
    cleanup();
    await renderPage(`${STEP_PAGE}?item=${box.itemId}`);
    expect(tiles()[1]).toHaveAttribute('aria-current', 'step');
  });

  it('the left eye of a link opens the pair', async () => {
    await openStep({ before: all(glasses('single-vision'), contacts('RCON', 'LCON')) });
    const [, { pairedItemId }] = await stepItemsOf(testServer().shopper);
    cleanup();
    await renderPage(`${STEP_PAGE}?item=${pairedItemId}`);
    expect(tiles()[1]).toHaveAttribute('aria-current', 'step');
  });
});

describe('the cart', () => {
  it('leads to the step while a prescription is missing, and to the checkout afterwards', async () => {
    const { user } = await renderPage(CART_PAGE, { as: 'ada.marsh', before: addPolygon });
    const link = await screen.findByRole('link', { name: 'Checkout' });
    await press(link);
    expect(await screen.findByRole('heading', { name: 'Prescription for Polygon' })).toBeVisible();
    await chooseDoctor(user);
    await user.click(screen.getByRole('checkbox', { name: 'I confirm that this information is valid' }));
    await user.click(button(save));
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    cleanup();
    await renderPage(CART_PAGE);
    expect(await screen.findByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/lc-us/checkout');
    expect(screen.getByRole('link', { name: 'Review prescriptions' })).toBeVisible();
  });
});

describe('one frame', () => {
  it('is submitted with a doctor, once, and the shopper goes on', async () => {
    const { user, server } = await openStep({ before: addPolygon }, NEXT);
    expect(screen.getByText('0 of 1 item')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await chooseDoctor(user);
    await doubleClick({ user, server }, button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    const [body, ...more] = await submissions(server);
    expect(more).toEqual([]);
    expect(body).toMatchObject({ prescriptionMode: 'callDoctor', itemStatusUpdate: true });
    expect(body).not.toHaveProperty('verified');
  });

  it('requires a method, a doctor and a file in the words of the specification', async () => {
    const { user, server } = await openStep({ before: addPolygon });
    await user.click(button(save));
    expect(await screen.findByText('You need to choose a submission method')).toBeVisible();
    expect(await screen.findByText('Oops! You need to add the missing information')).toBeVisible();
    await waitFor(() => expect(radio(/^Upload your/)).toHaveFocus());
    await user.click(radio(/^Call my doctor/));
    // Nothing is missing so far.
    expect(screen.queryByText('Oops! You need to add the missing information')).not.toBeInTheDocument();
    await user.click(button(save));
    expect(await screen.findByText('You need to choose a doctor')).toBeVisible();
    await waitFor(() => expect(button('Find your doctor')).toHaveFocus());
    await user.click(radio(/^Upload your/));
    await user.click(button(save));
    expect(await screen.findByText('You need to upload your prescription')).toBeVisible();
    expect(server.callsTo('/provideprescription/submit')).toEqual([]);
  });

  it('shows what the commerce API says', async () => {
    const { user, server } = await openStep({ before: addPolygon });
    await chooseDoctor(user);
    const messages = {
      noMode: 'You need to choose a submission method',
      noDoctor: 'You need to choose a doctor',
      failed: 'Oops! Something went wrong. Please try again.',
      noFile: 'Oops! You need to add the missing information',
      systemError: 'Oops! Something went wrong. Please try again.',
    };
    for (const [example, text] of Object.entries(messages)) {
      server.startScenario(`submitPrescription:${example}`);
      await user.click(button(save));
      expect(await screen.findByText(text), example).toBeVisible();
      expect(radio(/^Call my doctor/), example).toBeChecked();
      expect(button('Change doctor'), example).toBeVisible();
    }
  });

  it('is skipped, goes on, and can be added later', async () => {
    const { server } = await openStep({ before: addPolygon }, NEXT);
    await press(button('Skip for now'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect(server.callsTo('/provideprescription/submit')).toEqual([]);
    expect(announced()).not.toHaveTextContent('saved');
    cleanup();
    const { user } = await renderPage(NEXT);
    expect(await screen.findByText('You skipped this one for now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/lc-us/help');
    await user.click(button('Add prescription: Polygon'));
    expect(await screen.findByRole('button', { name: save })).toBeVisible();
  });
});

it('the cart is one link away', async () => {
  const { server } = await openStep({ before: addPolygon });
  expect(screen.getAllByRole('link', { name: 'Back to my cart' })[0]).toHaveAttribute('href', CART_PAGE);
  expect(server.callsTo('/resetExchangeCurrentOrder')).toEqual([]);
});

async function startExchange({ shopper, sandbox }: TestServer) {
  const { catalog, state } = sandbox.sandbox.context;
  const frame = await addGlassesOf(shopper, catalog);
  for (const { orderId } of state.orders.by('item', frame))
    state.orders.update(orderId, { exchangeOf: '76' });
}

it('an exchange that is left is canceled, and the cart is the current order again', async () => {
  const { user, server } = await openStep({ before: startExchange });
  expect(screen.queryByRole('link', { name: 'Back to my cart' })).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Back to my cart' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(server.callsTo('/resetExchangeCurrentOrder')).toHaveLength(1);
  const { orders } = server.sandbox.sandbox.context.state;
  const userId = await userIdOf(server.shopper);
  expect(orders.by('user', String(userId)).map(({ status }) => status)).toEqual(['X']);
});

it('an exchange that cannot be canceled leads to the cart all the same', async () => {
  const { user, server } = await openStep({ before: startExchange });
  server.startScenario('resetExchangeCurrentOrder:systemError');
  await user.click(screen.getAllByRole('button', { name: 'Back to my cart' })[0] as HTMLElement);
  expect(await screen.findByRole('list', { name: 'In your cart' })).toBeVisible();
});

it('an exchange is also canceled when its items cannot be read', async () => {
  const { user, server } = await openStep({
    before: startExchange,
    scenario: 'getPrescriptionSetup:failed',
  });
  await user.click(await screen.findByRole('button', { name: 'Back to my cart' }));
  await waitFor(() => expect(server.callsTo('/resetExchangeCurrentOrder')).toHaveLength(1));
});

it('a placed order whose glasses are made says so, and leads back to its tracking', async () => {
  const { sandbox } = testServer();
  const customer = await guestReadyToOrder(sandbox);
  const link = await linkOf(customer);
  const [frame] = await stepItemsOf(customer);
  await submit(customer, frame.itemId, callDoctor());
  await placeOrder(customer);
  sandbox.advanceClock(14 * 86_400_000);
  await openStep({}, `${STEP_PAGE}?encOrderMemberId=${link}`);
  expect(await screen.findByText(/can no longer be changed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change prescription/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Back to my order' })[0]).toHaveAttribute(
    'href',
    '/lc-us/track-order',
  );
});

it('a canceled order does not claim a prescription that it never got', async () => {
  const { sandbox } = testServer();
  const customer = await guestReadyToOrder(sandbox);
  const link = await linkOf(customer);
  const { orderId } = await reviewOf(customer);
  await placeOrder(customer);
  await commandOrder(customer, orderId, 'cancel');
  await openStep({}, `${STEP_PAGE}?encOrderMemberId=${link}`);
  expect(await screen.findByText('No prescription needed any more')).toBeVisible();
  expect(
    screen.queryByText(/^(Prescription added|The prescription was received\.)$/),
  ).not.toBeInTheDocument();
});

it('an exchange is canceled only once the shopper has agreed to lose what was entered', async () => {
  const { user, server } = await openStep({ before: startExchange });
  await user.click(radio(/^Call my doctor/));
  await user.click(screen.getAllByRole('button', { name: 'Back to my cart' })[0] as HTMLElement);
  const question = await findDialog('Leave without saving?');
  expect(server.callsTo('/resetExchangeCurrentOrder')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(server.callsTo('/resetExchangeCurrentOrder')).toHaveLength(1);
});
