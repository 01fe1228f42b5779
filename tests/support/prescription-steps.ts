import { addContactLens, addGlassesOf } from '@sandbox/testing/prescriptions';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { enter } from './enter';
import { findDialog } from './find-dialog';
import { type ComponentTestOptions, renderPage } from './render-page';
import { type TestServer, testServer } from './test-server';

export const STEP_PAGE = '/lc-us/checkout/prescription';
export const NEXT = `${STEP_PAGE}?nextStepUrl=%2Flc-us%2Fhelp`;

export const glasses =
  (...types: ('single-vision' | 'progressive')[]) =>
  async ({ shopper, sandbox }: TestServer) => {
    for (const type of types) await addGlassesOf(shopper, sandbox.sandbox.context.catalog, type);
  };
export const contacts =
  (...eyes: ('RCON' | 'LCON')[]) =>
  async ({ shopper, sandbox }: TestServer) => {
    for (const eye of eyes) await addContactLens(shopper, sandbox.sandbox.context.catalog, eye);
  };
export const all =
  (...steps: ((server: TestServer) => Promise<unknown>)[]) =>
  async (server: TestServer) => {
    for (const step of steps) await step(server);
  };

export const openStep = (options: ComponentTestOptions, path = STEP_PAGE) =>
  renderPage(path, { as: 'guest', ...options });

export const radio = (name: RegExp) => screen.getByRole('radio', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tiles = () =>
  within(screen.getByRole('list', { name: 'Items that need a prescription' })).getAllByRole('button');
export const heading = () => screen.getByRole('heading', { name: /^Prescription for/ });
/** Presses a control that leaves the page at once, in a transition. */
export const press = (target: HTMLElement) => act(async () => fireEvent.click(target));
export const save = 'Save prescription';

export type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Chooses to call a doctor of the list. */
export async function chooseDoctor(user: User) {
  await user.click(radio(/^Call my doctor/));
  await findDoctor(user);
}

export async function findDoctor(user: User) {
  const { doctors } = testServer().sandbox.sandbox.context;
  const doctor = doctors.find(
    ({ address, phone, officePhone }) => address.country === 'US' && phone && officePhone,
  );
  if (!doctor) throw new Error('There is no doctor.');
  await user.click(await screen.findByRole('button', { name: 'Find your doctor' }));
  const dialog = within(await findDialog());
  await enter(user, dialog.getByLabelText('Name of the doctor'), doctor.name);
  await user.selectOptions(dialog.getByLabelText('State'), doctor.address.region);
  await user.click(dialog.getByRole('button', { name: 'Search' }));
  await user.click(await dialog.findByRole('button', { name: `Choose ${doctor.name}` }));
  await screen.findByRole('button', { name: 'Change doctor' });
}

export async function typePatient(user: User, { birthDate = '07211988' } = {}) {
  await enter(user, screen.getByLabelText('First name'), 'Ana');
  await enter(user, screen.getByLabelText('Last name'), 'Linden');
  await enter(user, screen.getByLabelText('Date of birth'), birthDate);
}

export const submissions = ({ requests }: TestServer) =>
  Promise.all(
    requests
      .filter(({ url }) => url.includes('/provideprescription/submit'))
      .map(async (request) => (await request.clone().json()) as Record<string, unknown>),
  );
