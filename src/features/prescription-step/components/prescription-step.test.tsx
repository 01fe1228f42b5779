import { addContactLens, addGlassesOf, STEP, stepItemsOf, uploadFile } from '@sandbox/testing/prescriptions';
import { userIdOf } from '@sandbox/testing/shoppers';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addPolygon, CART_PAGE } from '../../../../tests/support/cart-fixtures';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import { type TestServer, testServer } from '../../../../tests/support/test-server';

const STEP_PAGE = '/lc-us/checkout/prescription';
const NEXT = `${STEP_PAGE}?nextStepUrl=%2Flc-us%2Feyeglasses`;

const glasses =
  (...types: ('single-vision' | 'progressive')[]) =>
  async ({ shopper, sandbox }: TestServer) => {
    for (const type of types) await addGlassesOf(shopper, sandbox.sandbox.context.catalog, type);
  };
const contacts =
  (...eyes: ('RCON' | 'LCON')[]) =>
  async ({ shopper, sandbox }: TestServer) => {
    for (const eye of eyes) await addContactLens(shopper, sandbox.sandbox.context.catalog, eye);
  };
const all =
  (...steps: ((server: TestServer) => Promise<unknown>)[]) =>
  async (server: TestServer) => {
    for (const step of steps) await step(server);
  };

const openStep = (options: ComponentTestOptions, path = STEP_PAGE) =>
  renderPage(path, { as: 'guest', ...options });

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tiles = () =>
  within(screen.getByRole('list', { name: 'Items that need a prescription' })).getAllByRole('button');
const heading = () => screen.getByRole('heading', { name: /^Prescription for/ });
/** For what leaves the page at once, in a transition. */
const press = (target: HTMLElement) => act(async () => fireEvent.click(target));
const save = 'Save prescription';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Chooses to call a doctor of the list. */
async function chooseDoctor(user: User) {
  await user.click(radio(/^Call my doctor/));
  await findDoctor(user);
}

async function findDoctor(user: User) {
  const { doctors } = testServer().sandbox.sandbox.context;
  const doctor = doctors.find(
    ({ address, phone, officePhone }) => address.country === 'US' && phone && officePhone,
  );
  if (!doctor) throw new Error('There is no doctor.');
  await user.click(button('Find your doctor'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the doctor'), doctor.name);
  await user.selectOptions(dialog.getByLabelText('State'), doctor.address.region);
  await user.click(dialog.getByRole('button', { name: 'Search' }));
  await user.click(await dialog.findByRole('button', { name: `Choose ${doctor.name}` }));
  await screen.findByRole('button', { name: 'Change doctor' });
}

async function typePatient(user: User, { birthDate = '07211988' } = {}) {
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Linden');
  await user.type(screen.getByLabelText('Date of birth'), birthDate);
}

const submissions = ({ requests }: TestServer) =>
  Promise.all(
    requests
      .filter(({ url }) => url.includes('/provideprescription/submit'))
      .map(async (request) => (await request.clone().json()) as Record<string, unknown>),
  );

describe('which page comes', () => {
  it('without an order the cart comes, and nothing is requested without a session', async () => {
    const { server } = await renderPage(STEP_PAGE);
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(server.callsTo('/provideprescription/')).toEqual([]);
  });

  it('an order that needs none goes on, only to a path of this site', async () => {
    const scenario = 'getPrescriptionSetup:nothingNeeded';
    await openStep({ scenario }, NEXT);
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    '%s is ignored',
    async (target) => {
      const scenario = 'getPrescriptionSetup:nothingNeeded';
      await openStep({ scenario }, `${STEP_PAGE}?${new URLSearchParams({ nextStepUrl: target })}`);
      await waitFor(() => expect(window.location.pathname).toBe('/lc-us/checkout'));
    },
  );

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
    await user.dblClick(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    const [body, ...more] = await submissions(server);
    expect(more).toEqual([]);
    expect(body).toMatchObject({ prescriptionMode: 'callDoctor', itemStatusUpdate: true });
    expect(body).not.toHaveProperty('verified');
  });

  it('asks for a method, a doctor and a file in the words of the specification', async () => {
    const { user, server } = await openStep({ before: addPolygon });
    await user.click(button(save));
    expect(screen.getByText('You need to choose a submission method')).toBeVisible();
    expect(screen.getByText('Oops! You need to add the missing information')).toBeVisible();
    expect(radio(/^Upload/)).toHaveFocus();
    await user.click(radio(/^Call my doctor/));
    await user.click(button(save));
    expect(screen.getByText('You need to choose a doctor')).toBeVisible();
    expect(button('Find your doctor')).toHaveFocus();
    await user.click(radio(/^Upload/));
    await user.click(button(save));
    expect(await screen.findByText('You need to upload your prescription')).toBeVisible();
    expect(server.callsTo('/provideprescription/submit')).toEqual([]);
  });

  it.each([
    ['noMode', 'You need to choose a submission method'],
    ['noDoctor', 'You need to choose a doctor'],
    ['noFile', 'Oops! You need to add the missing information'],
    ['failed', 'Oops! Something went wrong. Please try again.'],
    ['systemError', 'Oops! Something went wrong. Please try again.'],
  ])('shows what the commerce API says: %s', async (example, text) => {
    const { user, server } = await openStep({ before: addPolygon });
    await chooseDoctor(user);
    server.startScenario(`submitPrescription:${example}`);
    await user.click(button(save));
    expect(await screen.findByText(text)).toBeVisible();
    expect(radio(/^Call my doctor/)).toBeChecked();
    expect(button('Change doctor')).toBeVisible();
  });

  it('is skipped, goes on, and can be added later', async () => {
    const { server } = await openStep({ before: addPolygon }, NEXT);
    await press(button('Skip for now'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    expect(server.callsTo('/provideprescription/submit')).toEqual([]);
    cleanup();
    const { user } = await renderPage(NEXT);
    expect(await screen.findByText('You skipped this one for now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/lc-us/eyeglasses');
    await user.click(button('Add prescription: Polygon'));
    expect(button(save)).toBeVisible();
  });
});

describe('an uploaded file that is not submitted', () => {
  const uploaded = async (server: TestServer) => {
    await glasses('single-vision')(server);
    const [frame] = await stepItemsOf(server.shopper);
    await uploadFile(server.shopper, frame.itemId, { fileName: 'my paper.pdf' });
  };

  it('is still there after a reload, and is submitted', async () => {
    const { user, server } = await openStep({ before: uploaded }, NEXT);
    expect(screen.getByText('0 of 1 item')).toBeVisible();
    expect(radio(/^Upload/)).toBeChecked();
    expect(await screen.findByText('my paper.pdf')).toBeVisible();
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    expect((await submissions(server))[0]).toMatchObject({
      prescriptionMode: 'uploadPrescription',
      fileName: 'my paper.pdf',
      savedFileName: expect.stringMatching(/\.pdf$/),
    });
  });

  it('is read again after the upload', async () => {
    const { user, server } = await openStep({ before: addPolygon });
    await user.click(radio(/^Upload/));
    const [field] = await waitFor(() => {
      const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
      expect(inputs.length).toBeGreaterThan(0);
      return [...inputs];
    });
    await user.upload(field as HTMLInputElement, new File(['%PDF-1.7\n'], 'new.pdf'));
    expect(await screen.findByText('new.pdf')).toBeVisible();
    await waitFor(() => expect(server.callsTo('/provideprescription/setup/').length).toBeGreaterThan(1));
    const [frame] = await stepItemsOf(server.shopper);
    expect(frame.prescriptionData.editFile.name).toBe('new.pdf');
  });
});

describe('frames', () => {
  it('with lenses of different types cannot have the same prescription, and says why', async () => {
    await openStep({ before: glasses('single-vision', 'progressive') });
    const same = screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' });
    expect(same).toBeDisabled();
    expect(same).toHaveAccessibleDescription(/lenses of different types/);
  });

  it('of one type get a copy of the first prescription', async () => {
    const { user, server } = await openStep({ before: glasses('single-vision', 'single-vision') }, NEXT);
    await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
    await chooseDoctor(user);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    const [first, copy] = await submissions(server);
    expect(copy).toMatchObject({ cp_rx_oid: first?.orderitemid, itemStatusUpdate: true });
    expect(copy?.cp_rx_id).toEqual(expect.any(String));
  });
});

describe('a frame with a prescription', () => {
  const provided = async (server: TestServer) => {
    await glasses('single-vision', 'single-vision')(server);
    const [first] = await stepItemsOf(server.shopper);
    await server.shopper.postJson(`${STEP}/submit`, {
      orderitemid: first.itemId,
      prescriptionMode: 'callDoctor',
      doctorId: '',
      doctorName: 'Dr. Ruth Halloran',
      doctorPhoneNumber: '5135550188',
      itemStatusUpdate: true,
    });
  };

  it('shows it, and is edited from what is stored', async () => {
    const { user, server } = await openStep({ before: provided });
    expect(screen.getByText('1 of 2 items')).toBeVisible();
    expect(tiles()[1]).toHaveAttribute('aria-current', 'step');
    await user.click(tiles()[0] as HTMLElement);
    expect(screen.getByText('Dr. Ruth Halloran')).toBeVisible();
    await user.click(button(/^Change prescription/));
    expect(radio(/^Call my doctor/)).toBeChecked();
    expect(screen.getByText('Dr. Ruth Halloran')).toBeVisible();
    await user.click(button(save));
    await waitFor(() => expect(tiles()[1]).toHaveAttribute('aria-current', 'step'));
    expect((await submissions(server))[0]).toMatchObject({ prescriptionId: expect.any(String) });
  });

  it('that is left with changes counts as not provided', async () => {
    const { user } = await openStep({ before: provided });
    await user.click(tiles()[0] as HTMLElement);
    await user.click(button(/^Change prescription/));
    await user.click(radio(/^Upload/));
    await user.click(tiles()[1] as HTMLElement);
    expect(screen.getByText('0 of 2 items')).toBeVisible();
    expect(tiles()[0]).toHaveTextContent('Prescription needed');
  });

  it('keeps it when the edit is canceled', async () => {
    const { user } = await openStep({ before: provided });
    await user.click(tiles()[0] as HTMLElement);
    await user.click(button(/^Change prescription/));
    await user.click(radio(/^Upload/));
    await user.click(button('Cancel'));
    expect(screen.getByText('1 of 2 items')).toBeVisible();
    expect(screen.getByText('Dr. Ruth Halloran')).toBeVisible();
  });

  it('is copied to the second one, which stays open when that fails', async () => {
    const { user, server } = await openStep({ before: provided });
    await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
    server.startScenario('submitPrescription:failed');
    await user.click(button('Use this prescription'));
    expect(await screen.findByText('Oops! Something went wrong. Please try again.')).toBeVisible();
    expect(tiles()[1]).toHaveTextContent('Prescription needed');
    server.startScenario('');
    await user.click(button('Use this prescription'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/checkout'));
  });
});

describe('contact lenses', () => {
  it('need doctor and patient, and show the values of both eyes', async () => {
    const { user } = await openStep({ before: contacts('RCON', 'LCON') });
    expect(screen.getByRole('region', { name: 'Right eye (OD)' })).toHaveTextContent('−2.00');
    expect(screen.getByRole('region', { name: 'Left eye (OS)' })).toHaveTextContent('−2.00');
    await user.click(radio(/^Upload/));
    await user.click(button(save));
    expect(await screen.findByText('You need to upload your prescription')).toBeVisible();
    expect(screen.getByText('You need to choose a doctor')).toBeVisible();
    expect(screen.getByText('You need to add the missing information')).toBeVisible();
    expect(screen.getByText('Enter the date of birth')).toBeVisible();
  });

  it('a lone eye is one item', async () => {
    await openStep({ before: contacts('LCON') });
    expect(tiles()).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Left eye (OS)' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Right eye (OD)' })).not.toBeInTheDocument();
  });

  it('are submitted with the date as YYYY-MM-DD', async () => {
    const { user, server } = await openStep({ before: contacts('RCON', 'LCON') }, NEXT);
    await chooseDoctor(user);
    // The dialog's form submits only itself.
    expect(screen.queryByText('Oops! You need to add the missing information')).not.toBeInTheDocument();
    await typePatient(user);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    expect((await submissions(server))[0]).toMatchObject({
      patientFirstName: 'Ana',
      patientLastName: 'Linden',
      dateOfBirth: '1988-07-21',
    });
  });

  it('names take no digits, and say so', async () => {
    const { user } = await openStep({ before: contacts('RCON') });
    const name = screen.getByLabelText('First name');
    await user.click(name);
    await user.paste('An4a 2');
    expect(name).toHaveValue('Ana ');
    expect(name).toHaveAccessibleDescription('Digits are left out of names.');
  });

  it.each([
    ['02302000', 'Enter a real date as MM/DD/YYYY, such as 07/21/1988'],
    ['12311919', 'Enter a date from January 1, 1920 on'],
    ['01012090', 'Enter a date in the past'],
  ])('the birth date %s is rejected', async (typed, text) => {
    const { user } = await openStep({ before: contacts('RCON') });
    await user.type(screen.getByLabelText('Date of birth'), typed);
    await user.click(button(save));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('what was entered for an item is still there after another one', async () => {
    const { user } = await openStep({ before: all(glasses('single-vision'), contacts('RCON')) });
    await user.click(tiles()[1] as HTMLElement);
    expect(heading()).toHaveFocus();
    await typePatient(user);
    await user.click(tiles()[0] as HTMLElement);
    await user.click(tiles()[1] as HTMLElement);
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('07/21/1988');
  });
});

it('copied contact lenses have no edit of their own while the prescription is the same', async () => {
  const before = async (server: TestServer) => {
    await glasses('single-vision')(server);
    for (const power of ['-2.00', '-2.25'])
      await addContactLens(server.shopper, server.sandbox.sandbox.context.catalog, 'RCON', { power });
  };
  const { user } = await openStep({ before });
  await user.click(tiles()[1] as HTMLElement);
  await user.click(
    screen.getByRole('checkbox', { name: 'Use the same prescription for both contact lens orders' }),
  );
  await chooseDoctor(user);
  await typePatient(user);
  await user.click(button(save));
  await waitFor(() => expect(tiles()[0]).toHaveAttribute('aria-current', 'step'));
  expect(screen.getByText('2 of 3 items')).toBeVisible();
  await user.click(tiles()[2] as HTMLElement);
  expect(screen.getByText(/prescription of your first contact lenses/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change prescription/ })).not.toBeInTheDocument();
  await user.click(tiles()[1] as HTMLElement);
  await user.click(button(/^Change prescription/));
  await user.click(button('Cancel'));
  await user.click(tiles()[2] as HTMLElement);
  expect(button(/^Change prescription/)).toBeVisible();
});

it('a session that has ended is announced, and nothing is lost', async () => {
  const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
  await chooseDoctor(user);
  server.startScenario('submitPrescription:sessionExpired');
  await user.click(screen.getByRole('checkbox', { name: 'I confirm that this information is valid' }));
  await user.click(button(save));
  expect(await screen.findByText('You are no longer signed in')).toBeVisible();
  expect(button('Change doctor')).toBeVisible();
  server.startScenario('');
  await user.click(button('Sign in'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(await dialog.findByLabelText('Email address'), 'ada.marsh@example.com');
  await user.type(dialog.getByLabelText('Password'), 'Clear-View-1');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByText('You are no longer signed in')).not.toBeInTheDocument());
  expect(button('Change doctor')).toBeVisible();
  await user.click(button(save));
  await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
});

describe('members', () => {
  it('must confirm the information', async () => {
    const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
    await chooseDoctor(user);
    await user.click(button(save));
    const confirm = screen.getByRole('checkbox', { name: 'I confirm that this information is valid' });
    expect(confirm).toHaveAccessibleDescription('This is required to proceed');
    expect(confirm).toHaveFocus();
    await user.click(confirm);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    expect((await submissions(server))[0]).toMatchObject({ verified: true });
  });

  it('pick a saved prescription, which is sent with its values', async () => {
    const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
    await user.click(radio(/^Use a saved prescription/));
    await user.click(button(save));
    expect(screen.getByText('Choose one of your saved prescriptions')).toBeVisible();
    const list = await screen.findByRole('group', { name: /saved prescriptions/i });
    await user.click(within(list).getAllByRole('radio')[0] as HTMLElement);
    await user.click(screen.getByRole('checkbox', { name: 'I confirm that this information is valid' }));
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eyeglasses'));
    const [body] = await submissions(server);
    expect(body).toMatchObject({ prescriptionIdMyAccountSelected: expect.any(String), verified: true });
  });

  it('a guest sees no saved prescriptions, and none are requested', async () => {
    const { server } = await openStep({ before: addPolygon });
    expect(screen.queryByRole('radio', { name: /saved prescription/ })).not.toBeInTheDocument();
    expect(server.callsTo('/wcs/prescription/user/')).toEqual([]);
  });
});

it('the cart is one link away', async () => {
  const { server } = await openStep({ before: addPolygon });
  expect(screen.getAllByRole('link', { name: 'Back to my cart' })[0]).toHaveAttribute('href', CART_PAGE);
  expect(server.callsTo('/resetExchangeCurrentOrder')).toEqual([]);
});

it('an exchange that is left is canceled, and the cart is the current order again', async () => {
  const startExchange = async ({ shopper, sandbox }: TestServer) => {
    const { catalog, state } = sandbox.sandbox.context;
    const frame = await addGlassesOf(shopper, catalog);
    for (const { orderId } of state.orders.by('item', frame))
      state.orders.update(orderId, { exchangeOf: '76' });
  };
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
  const startExchange = async ({ shopper, sandbox }: TestServer) => {
    const { catalog, state } = sandbox.sandbox.context;
    const frame = await addGlassesOf(shopper, catalog);
    for (const { orderId } of state.orders.by('item', frame))
      state.orders.update(orderId, { exchangeOf: '76' });
  };
  const { user, server } = await openStep({ before: startExchange });
  server.startScenario('resetExchangeCurrentOrder:systemError');
  await user.click(screen.getAllByRole('button', { name: 'Back to my cart' })[0] as HTMLElement);
  expect(await screen.findByRole('list', { name: 'In your cart' })).toBeVisible();
});
