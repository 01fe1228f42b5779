import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openInsurancePanel, panelRequest } from '@/lib/insurance/open-insurance-panel';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderPage } from '../../../tests/support/render-page';

afterEach(() => panelRequest.set(undefined));

test.each([
  ['lc-us', 'Find your benefits', 'ZIP code'],
  ['es-us', 'Encuentra tus beneficios', 'Código postal (ZIP)'],
  ['en-ca', 'Find your benefits', 'Postal code'],
  ['fr-ca', 'Trouvez vos prestations', 'Code postal'],
] as const)('%s: the panel opens over any page, in its language', async (locale, heading, zip) => {
  await renderPage(`/${locale}/faq`, { locale });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void openInsurancePanel());
  const panel = within(await findDialog());
  expect(panel.getByRole('heading', { level: 3, name: heading })).toBeVisible();
  expect(await panel.findByLabelText(zip)).toBeVisible();
});

test('the call for the providers carries the query parameters of the page', async () => {
  const { server } = await renderPage('/lc-us/faq?cid=spring&ria=1');
  act(() => void openInsurancePanel());
  await within(await findDialog()).findByRole('heading', { name: 'Find your benefits' });
  const call = server.requests.find(({ url }) => url.includes('X_Insurance_Providers'));
  const { searchParams } = new URL(call?.url ?? '');
  expect(searchParams.getAll('cid')).toEqual(['spring']);
  expect(searchParams.getAll('ria')).toEqual(['false']);
});
