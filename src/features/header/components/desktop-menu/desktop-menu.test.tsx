import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ComponentTestOptions, renderComponent } from '../../../../../tests/support/render-page';
import { Header } from '../header';

const renderHeader = (options: ComponentTestOptions = {}) =>
  renderComponent(<Header localeSwitcher="#languages" bannerId="banner" />, {
    catalogs: ['header'],
    ...options,
  });

// The mobile menu, which only CSS hides, has buttons of the same names.
const mainNavigation = () => within(screen.getAllByRole('navigation')[1] as HTMLElement);
const menuButton = (name: string) => mainNavigation().getByRole('button', { name: `Menu: ${name}` });
const item = (name: string) => menuButton(name).closest('li') as HTMLElement;

it('a click opens the category menu with API data', async () => {
  const { user } = await renderHeader();
  expect(menuButton('Eyeglasses')).toHaveAttribute('aria-expanded', 'false');
  await user.click(menuButton('Eyeglasses'));
  const menu = item('Eyeglasses');
  // Category, facet and brand names come from the sandbox.
  const women = await within(menu).findByRole('link', { name: 'Women' });
  expect(women).toHaveAttribute('href', '/lc-us/eyeglasses?facet=ParentCatalogGroup%3A40010');
  expect(within(menu).getByRole('link', { name: 'All eyeglasses' })).toHaveAttribute(
    'href',
    '/lc-us/eyeglasses',
  );
  const shapes = await within(menu).findByRole('list', { name: 'Shapes' });
  expect(within(shapes).getByRole('link', { name: 'Round' })).toHaveAttribute(
    'href',
    '/lc-us/eyeglasses?facet=FRAME_SHAPE%3Around',
  );
  expect(within(menu).getByRole('list', { name: 'Brands' }).children).toHaveLength(10);
  // Links directly to the color SKU, not to the model.
  expect(within(menu).getByRole('link', { name: /Polygon/ })).toHaveAttribute('href', '/lc-us/2017230701520');
  expect(menuButton('Eyeglasses')).toHaveAttribute('aria-expanded', 'true');

  await user.click(menuButton('Eyeglasses'));
  expect(within(menu).queryByRole('link', { name: 'Women' })).toBeNull();
});

it('leads to the stores, without a menu', async () => {
  const { user } = await renderHeader({ locale: 'fr-ca' });
  const link = mainNavigation().getByRole('link', { name: 'Magasins et examens' });
  expect(link).toHaveAttribute('href', '/fr-ca/store-locator');
  await user.hover(link);
  expect(mainNavigation().getAllByRole('button')).toHaveLength(3);
});

it('a menu opened by hover closes when the mouse leaves, also after a link was opened in another tab', async () => {
  const { user } = await renderHeader();
  await user.hover(item('Eyeglasses'));
  const link = await within(item('Eyeglasses')).findByRole('link', { name: 'Women' });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  await user.hover(screen.getByRole('link', { name: 'Cart' }));
  await waitFor(() => expect(menuButton('Eyeglasses')).toHaveAttribute('aria-expanded', 'false'));
});

it('Escape closes the menu and restores focus', async () => {
  const { user } = await renderHeader();
  await user.click(menuButton('Sunglasses'));
  (await within(item('Sunglasses')).findByRole('link', { name: 'All sunglasses' })).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menuButton('Sunglasses')).toHaveFocus());
  expect(menuButton('Sunglasses')).toHaveAttribute('aria-expanded', 'false');
});

it('closes when focus leaves and when another menu opens', async () => {
  const { user } = await renderHeader();
  await user.click(menuButton('Eyeglasses'));
  await within(item('Eyeglasses')).findByRole('link', { name: 'Women' });
  await user.click(menuButton('Sunglasses'));
  await within(item('Sunglasses')).findByRole('link', { name: 'Women' });
  expect(menuButton('Eyeglasses')).toHaveAttribute('aria-expanded', 'false');
  act(() => screen.getByRole('link', { name: 'Cart' }).focus());
  expect(menuButton('Sunglasses')).toHaveAttribute('aria-expanded', 'false');
});

it('closes on navigation', async () => {
  const { user } = await renderHeader();
  await user.click(menuButton('Eyeglasses'));
  await user.click(await within(item('Eyeglasses')).findByRole('link', { name: 'Men' }));
  expect(window.location.search).toBe('?facet=ParentCatalogGroup%3A40011');
  await waitFor(() => expect(menuButton('Eyeglasses')).toHaveAttribute('aria-expanded', 'false'));
});

it('the contact-lens menu requests ten lenses and links to each', async () => {
  const { user, server } = await renderHeader({ locale: 'fr-ca' });
  await user.click(mainNavigation().getByRole('button', { name: 'Menu\u00a0: Lentilles cornéennes' }));
  const lenses = await screen.findByRole('list', { name: 'Lentilles les plus demandées' });
  expect(within(lenses).getAllByRole('link')).toHaveLength(10);
  for (const link of within(lenses).getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^\/fr-ca\/\d+$/);
  }
  const [call] = server.requests.filter(({ url }) => url.includes('/byCategory/40003'));
  const searchParams = new URL(call?.url ?? '').searchParams;
  expect(Object.fromEntries(searchParams)).toMatchObject({
    facet: 'parentCatgroup_id_search:"40003"',
    pageSize: '10',
    pageNumber: '1',
    catalogId: '10102',
    profileName: 'IBM_findProductsByCategory_Summary',
    langId: '-25',
  });
});

it("a contact-lens menu that fails to load is tracked as 'DDM Contacts error' and still links to the listing", async () => {
  const { user, events } = await renderHeader({ scenario: 'header-menus-unavailable' });
  await user.click(menuButton('Contact lenses'));
  expect(await screen.findByText(/The rest of this menu did not load/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All contact lenses' })).toHaveAttribute(
    'href',
    '/lc-us/contact-lenses',
  );
  expect(events).toEqual([
    { name: 'error', message: 'DDM Contacts error', operation: 'findProductsByCategory' },
  ]);
});
