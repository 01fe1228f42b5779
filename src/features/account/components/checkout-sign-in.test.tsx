import { CART } from '@sandbox/testing/carts';
import { addGlassesOf, callDoctor, submit, uploadFile } from '@sandbox/testing/prescriptions';
import { demoShopper } from '@sandbox/testing/shoppers';
import { frameColors, savedIds, saveFrames } from '@sandbox/testing/wishlists';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

const NAME = 'How would you like to check out?';
const STEP = '/lc-us/checkout/prescription';

const checkoutLink = () => screen.findByRole('link', { name: 'Checkout' });
const option = (dialog: HTMLElement, name: string) => within(within(dialog).getByRole('region', { name }));

/** Clicks Checkout in the cart, as a guest. */
async function openDialog(options: ComponentTestOptions = withPolygon, path = CART_PAGE) {
  const test = await renderPage(path, options);
  const link = await checkoutLink();
  await test.user.click(link);
  const dialog = await findDialog(NAME);
  return {
    ...test,
    link,
    dialog,
    guest: option(dialog, 'As a guest'),
    member: option(dialog, 'With your account'),
  };
}

type Option = ReturnType<typeof option>;

async function signIn(user: UserEvent, member: Option, email: string, password: string): Promise<void> {
  await enter(user, member.getByRole('textbox', { name: 'Email address' }), email);
  await enter(user, member.getByLabelText('Password'), password);
  await user.click(member.getByRole('button', { name: 'Sign in' }));
}

const expectPath = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

describe('a guest', () => {
  it('goes on to the prescription step with a valid email, which this tab stores', async () => {
    const { user, guest, dialog } = await openDialog();
    const field = guest.getByRole('textbox', { name: 'Email address' });
    const invalid = [
      ['  ', '', 'Enter your email address'],
      ['ana@example', 'ana@example', 'Enter an email address such as name@example.com'],
    ] as const;
    for (const [typed, shown, message] of invalid) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveValue(shown);
      expect(dialog).toBeVisible();
      expect(sessionStorage.getItem('checkout_email')).toBeNull();
    }
    await enter(user, field, ' ana@example.com ');
    // The next page suspends while its code loads.
    await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
    await expectPath(STEP);
    expect(sessionStorage.getItem('checkout_email')).toBe('"ana@example.com"');
    expect(document.cookie).toContain('guestemailactivity=true');
    expect(document.cookie).not.toContain('ana');
  });

  it('whose email is known skips the dialog', async () => {
    sessionStorage.setItem('checkout_email', '"ana@example.com"');
    await renderPage(CART_PAGE, withPolygon);
    const link = await checkoutLink();
    await act(async () => fireEvent.click(link));
    await expectPath(STEP);
  });

  it('begins in the email field after an earlier checkout as a guest', { tags: 'full-run' }, async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier visit has stored
    document.cookie = 'guestemailactivity=true';
    const { guest } = await openDialog();
    await waitFor(() => expect(guest.getByRole('textbox', { name: 'Email address' })).toHaveFocus());
  });
});

it('closing keeps the cart: with Escape or Enter on the dialog, and with its button', async () => {
  const { user, dialog, link } = await openDialog();
  await waitFor(() => expect(dialog).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(link).toHaveFocus());

  await user.click(link);
  const second = await findDialog(NAME);
  await waitFor(() => expect(second).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(second).not.toBeInTheDocument());
  await waitFor(() => expect(link).toHaveFocus());

  await user.click(link);
  const third = await findDialog(NAME);
  within(third).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(third).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView');
});

describe('a member', () => {
  it('signs in, takes the cart along and goes on', async () => {
    const { user, member, server } = await openDialog();
    await signIn(user, member, 'ada.marsh@example.com', 'Clear-View-1');
    await expectPath(STEP);
    const { body } = await server.shopper.get(`${CART}/@self`);
    expect(body.orderItem.map(({ partNumber }: { partNumber: string }) => partNumber)).toContain(
      '2017230701520',
    );
    expect(await screen.findByRole('heading', { name: 'Your prescriptions' })).toBeVisible();
    // The account has saved prescriptions.
    expect(await screen.findByRole('radio', { name: /^Use a saved prescription/ })).toBeChecked();
  });

  it('takes along favorites, files and prescriptions', { tags: 'full-run' }, async () => {
    let favorites: string[] = [];
    const { user, member, server } = await openDialog({
      as: 'guest',
      before: async ({ shopper, sandbox }) => {
        const { catalog } = sandbox.sandbox.context;
        const withDoctor = await addGlassesOf(shopper, catalog);
        await submit(shopper, withDoctor, callDoctor());
        const withFile = await addGlassesOf(shopper, catalog);
        await uploadFile(shopper, withFile, { fileName: 'my paper.pdf' });
        await saveFrames(
          shopper,
          frameColors(catalog, 2).map(({ catentryId }) => catentryId),
        );
        favorites = await savedIds(shopper);
      },
    });
    await signIn(user, member, 'noor.haddad@example.com', demoShopper('noor.haddad').password);
    expect(await screen.findByText('my paper.pdf')).toBeVisible();
    expect(screen.getByText('1 of 2 items')).toBeVisible();
    expect(favorites).toHaveLength(2);
    expect(await savedIds(server.shopper)).toEqual(expect.arrayContaining(favorites));
  });

  it('who is signed in skips the dialog', { tags: 'full-run' }, async () => {
    await renderPage(CART_PAGE, { as: 'ada.marsh', before: addPolygon });
    const link = await checkoutLink();
    await act(async () => fireEvent.click(link));
    await expectPath(STEP);
  });

  it('follows the redirectPath of the page, if it is one of this site', async () => {
    const { user, member } = await openDialog(withPolygon, `${CART_PAGE}&redirectPath=%2Flc-us%2Fhelp`);
    await signIn(user, member, 'ada.marsh@example.com', 'Clear-View-1');
    await expectPath('/lc-us/help');
  });

  it('never follows a redirectPath to another site', async () => {
    const { user, member } = await openDialog(withPolygon, `${CART_PAGE}&redirectPath=%2F%2Fevil.example`);
    await signIn(user, member, 'ada.marsh@example.com', 'Clear-View-1');
    await expectPath(STEP);
  });

  it('preserves the dialog and what was typed after a wrong password, sent by Enter', {
    tags: 'full-run',
  }, async () => {
    const { user, member, dialog } = await openDialog();
    await enter(user, member.getByRole('textbox', { name: 'Email address' }), 'ada.marsh@example.com');
    await user.type(member.getByLabelText('Password'), 'wrong{Enter}');
    expect(await member.findByRole('alert')).toHaveTextContent(
      /^The email or password you entered is incorrect. Please check your login details and try again.$/,
    );
    expect(dialog).toBeVisible();
    expect(member.getByLabelText('Password')).toHaveValue('wrong');
  });
});

describe('the checkout page', () => {
  const CHECKOUT = '/lc-us/checkout';

  it('opens the dialog when it is visited directly, and closing leads to the cart', async () => {
    await renderPage(CHECKOUT, withPolygon);
    const dialog = await findDialog(NAME);
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await act(async () => fireEvent.click(close));
    await expectPath('/AjaxOrderItemDisplayView');
  });

  it('goes on with the email of a guest', async () => {
    const { user } = await renderPage(CHECKOUT, withPolygon);
    const dialog = await findDialog(NAME);
    const field = option(dialog, 'As a guest').getByRole('textbox', { name: 'Email address' });
    await user.type(field, 'ana@example.com{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus());
    expect(window.location.pathname).toBe(CHECKOUT);
  });

  it('goes on with the account of a member', { tags: 'full-run' }, async () => {
    const { user } = await renderPage(CHECKOUT, withPolygon);
    const dialog = await findDialog(NAME);
    await signIn(user, option(dialog, 'With your account'), 'ada.marsh@example.com', 'Clear-View-1');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('ada.marsh@example.com')).toBeVisible();
  });

  it('without a cart asks nobody to sign in', async () => {
    await renderPage(CHECKOUT, { as: 'guest' });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('without scripts, the Checkout button leads to the sign-in page and from there to the checkout', async () => {
  await renderPage(CART_PAGE, withPolygon);
  const href = new URL((await checkoutLink()).getAttribute('href') ?? '', 'https://site.invalid');
  expect(href.pathname).toBe('/lc-us/account');
  expect(href.searchParams.get('redirectPath')).toMatch(/^\/lc-us\/checkout\/prescription\?/);
});
