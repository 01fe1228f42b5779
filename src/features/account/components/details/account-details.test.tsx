import { demoShopper, logOn } from '@sandbox/testing/shoppers';
import { signInWith } from '@sandbox/testing/social-sign-in';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { doubleClick } from '../../../../../tests/support/double-click';
import { enter } from '../../../../../tests/support/enter';
import { findDialog } from '../../../../../tests/support/find-dialog';
import { type PageTestOptions, renderPage } from '../../../../../tests/support/render-page';

const PATH = '/lc-us/account/details';
const PASSWORD = demoShopper('ada.marsh').password;
const renderDetails = (options: PageTestOptions = {}) => renderPage(PATH, { as: 'ada.marsh', ...options });

const main = () => within(screen.getByRole('main'));
const button = (name: string | RegExp) => main().getByRole('button', { name });
const alert = (text: string | RegExp) => main().findByText(text);
const field = (label: string) => main().getByLabelText(label);

async function fill(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await enter(user, field(label), text);
  }
}

const NEW_PASSWORD = {
  'Current password': PASSWORD,
  'New password': 'Harbor-17-light',
  'New password again': 'Harbor-17-light',
};

describe('the name', () => {
  it('is changed, also in the header’s data; the focus returns to the button', async () => {
    const { user, server } = await renderDetails();
    await user.click(button('Change name'));
    await waitFor(() => expect(field('First name')).toHaveFocus());
    await fill(user, { 'First name': ' ' });
    await user.click(button('Save'));
    expect(field('First name')).toHaveAccessibleDescription('Enter your first name');
    expect(server.callsTo('registration')).toEqual([]);
    await fill(user, { 'First name': 'Ada Lou' });
    await doubleClick({ user, server }, button('Save'));
    expect(await main().findByText('Ada Lou Marsh')).toBeVisible();
    await waitFor(() => expect(button('Change name')).toHaveFocus());
    expect(screen.getByText('Your name is saved.')).toBeInTheDocument();
    expect(server.callsTo('registration')).toHaveLength(1);
  });

  it('stays as it was typed after a failure and when the session ends, and is saved after signing in', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await renderDetails({ scenario: 'updatePerson:systemError' });
    await user.click(button('Change name'));
    await fill(user, { 'Last name': 'Keller' });
    await user.click(button('Save'));
    expect(await alert('That did not work. Please try again.')).toBeVisible();
    server.startScenario('');
    for (const { sessionId } of server.sandbox.sandbox.context.state.sessions.all())
      server.sandbox.sandbox.context.state.sessions.remove(sessionId);
    await user.click(button('Save'));
    expect(await screen.findByText('You are no longer signed in')).toBeVisible();
    await waitFor(() => expect(main().getAllByRole('button', { name: 'Sign in' })).toHaveLength(1));
    expect(field('Last name')).toHaveValue('Keller');
    await user.click(main().getByRole('button', { name: 'Sign in' }));
    const dialog = within(await findDialog('Sign in'));
    await enter(user, await dialog.findByLabelText('Password'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('You are no longer signed in')).toBeNull());
    expect(screen.queryByText('Your session has ended')).toBeNull();
    expect(field('Last name')).toHaveValue('Keller');
    await user.click(button('Save'));
    expect(await main().findByText('Ada Keller')).toBeVisible();
  });

  it('asks before it is left unsaved', { tags: 'full-run' }, async () => {
    const { user } = await renderDetails({ hasShell: true });
    await user.click(button('Change name'));
    await fill(user, { 'Last name': 'Keller' });
    await user.click(screen.getByRole('link', { name: 'Marlowe' }));
    const dialog = within(await findDialog('Leave without saving?'));
    await user.click(dialog.getByRole('button', { name: 'Stay and continue' }));
    expect(field('Last name')).toHaveValue('Keller');
    await user.click(button('Cancel'));
    expect(main().getByText('Ada Marsh')).toBeVisible();
  });
});

describe('the email address', () => {
  it('needs the current password, and must be free', async () => {
    const { user } = await renderDetails();
    await user.click(button('Change email address'));
    await waitFor(() => expect(field('Email address')).toHaveFocus());
    await fill(user, { 'Email address': 'rafael.ybarra@example.com', 'Current password': 'wrong' });
    await user.click(button('Save'));
    await waitFor(() => expect(field('Current password')).toHaveFocus());
    expect(field('Current password')).toHaveAccessibleDescription('This is not your current password');
    await fill(user, { 'Current password': PASSWORD });
    await user.click(button('Save'));
    await waitFor(() => expect(field('Email address')).toHaveFocus());
    expect(field('Email address')).toHaveAccessibleDescription(/Another account has this email address/);
    await fill(user, { 'Email address': 'ada.keller@example.com' });
    await user.click(button('Save'));
    expect(await main().findByText('ada.keller@example.com')).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed by the rules of the registration; other sessions end, this one stays', async () => {
    const { user, server } = await renderDetails();
    const other = server.sandbox.client();
    await logOn(other, 'ada.marsh');
    await user.click(button('Change password'));
    await waitFor(() => expect(field('Current password')).toHaveFocus());
    await user.click(main().getByRole('checkbox', { name: 'Show new password' }));
    expect(field('New password')).toHaveAttribute('type', 'text');
    expect(field('Current password')).toHaveAttribute('type', 'password');
    await user.click(main().getByRole('checkbox', { name: 'Show current password' }));
    expect(field('Current password')).toHaveAttribute('type', 'text');
    await fill(user, { ...NEW_PASSWORD, 'New password': 'short', 'New password again': 'other' });
    await user.click(button('Save'));
    expect(field('New password')).toHaveAccessibleDescription(
      /Use at least 8 characters with a letter and a digit, or a phrase of 15, but no common password/,
    );
    await fill(user, NEW_PASSWORD);
    await user.click(button('Save'));
    await waitFor(() => expect(main().queryByLabelText('New password')).toBeNull());
    expect(
      screen.getByText('Your password is changed. You are signed out everywhere else.'),
    ).toBeInTheDocument();
    const person = '/wcs/resources/store/10851/person/@self';
    expect((await other.get(person)).status).toBe(401);
    expect((await server.shopper.get(person)).status).toBe(200);
  });

  it('says when the account is locked, and how long to wait after too many tries', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await renderDetails({ scenario: 'changePassword:accountLocked' });
    await user.click(button('Change password'));
    await fill(user, NEW_PASSWORD);
    await user.click(button('Save'));
    expect(await alert('Too many wrong passwords')).toBeVisible();
    server.startScenario('changePassword:tooManyTries');
    await user.click(button('Save'));
    expect(await alert('Too many tries. Try again in 15 minutes.')).toBeVisible();
    expect(field('New password')).toHaveValue(NEW_PASSWORD['New password']);
  });
});

it('the end of the session takes the focus when the button that found it out is gone', {
  tags: 'full-run',
}, async () => {
  const { user, server } = await renderDetails();
  server.clearCookies();
  await user.click(button('Get the newsletter'));
  expect(await screen.findByText('You are no longer signed in')).toBeVisible();
  await waitFor(() => expect(main().queryByRole('button', { name: 'Get the newsletter' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^You are no longer signed in/));
});

it('the newsletter is started and stopped, and says its state', async () => {
  const { user, server } = await renderDetails();
  expect(main().getByText('You do not get it.')).toBeVisible();
  await user.click(button('Get the newsletter'));
  expect(await main().findByText('New frames and offers go to ada.marsh@example.com.')).toBeVisible();
  server.startScenario('updatePerson:systemError');
  await user.click(button('Stop the newsletter'));
  expect(await alert('That did not work. Please try again.')).toBeVisible();
  server.startScenario('');
  await user.click(button('Stop the newsletter'));
  expect(await main().findByText('You do not get it.')).toBeVisible();
});

describe('the download', () => {
  const files: Blob[] = [];
  it('is a file with what is stored, and can be tried again', { tags: 'full-run' }, async () => {
    // jsdom has neither files nor downloads.
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, server } = await renderDetails({ scenario: 'getPersonData:systemError' });
    await user.click(button('Download my data'));
    expect(await alert('Your data could not be loaded.')).toBeVisible();
    server.startScenario('');
    await user.click(button('Download my data'));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    click.mockRestore();
    const data = JSON.parse((await files[0]?.text()) ?? '');
    expect(data.account.logonId).toBe('ada.marsh@example.com');
    expect(main().queryByText('Your data could not be loaded.')).toBeNull();
  });
});

describe('closing the account', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Close your account?' }));

  it('needs the password, signs out, and says what remains', async () => {
    const { user, server } = await renderDetails();
    await user.click(button('Close my account'));
    await findDialog('Close your account?');
    await enter(user, dialog().getByLabelText('Current password'), 'wrong');
    await user.click(dialog().getByRole('button', { name: 'Close my account for good' }));
    await waitFor(() =>
      expect(dialog().getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password',
      ),
    );
    await enter(user, dialog().getByLabelText('Current password'), PASSWORD);
    await user.click(dialog().getByRole('button', { name: 'Close my account for good' }));
    const heading = await main().findByRole('heading', { level: 1, name: 'Your account is closed' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(main().getByText(/ada.marsh@example.com can be used for a new account/)).toBeVisible();
    expect(server.sandbox.sandbox.context.state.users.by('logonId', 'ada.marsh@example.com')).toEqual([]);
  });

  it('an account without a password is confirmed by its email', { tags: 'full-run' }, async () => {
    const { user, server } = await renderPage(PATH, {
      before: ({ sandbox, shopper }) => signInWith({ sandbox: sandbox.sandbox, client: shopper }, 'ben'),
    });
    expect(main().getByText(/You sign in with Google/)).toBeVisible();
    expect(main().queryByRole('button', { name: 'Change password' })).toBeNull();
    expect(button('Set a password')).toBeVisible();
    await user.click(button('Close my account'));
    await findDialog('Close your account?');
    const email = dialog().getByLabelText('Email address');
    await enter(user, email, 'ada.marsh@example.com');
    await user.click(dialog().getByRole('button', { name: 'Close my account for good' }));
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/This is not the email address of your account/),
    );
    await enter(user, email, 'ben.okafor@example.com');
    await user.click(dialog().getByRole('button', { name: 'Close my account for good' }));
    expect(await main().findByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    expect(server.callsTo('close')).toHaveLength(2);
  });
});

describe('the page', () => {
  it('is for members', async () => {
    const { server } = await renderDetails({ as: 'guest' });
    expect(main().getByRole('heading', { name: 'Sign in to see your details' })).toBeVisible();
    expect(server.callsTo('person/@self?')).toEqual([]);
  });

  it('can be loaded again after a failure', async () => {
    const { user, server } = await renderDetails({ scenario: 'getPerson:systemError' });
    expect(await main().findByText('Your details could not be loaded.')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await main().findByText('Ada Marsh')).toBeVisible();
  });
});
