import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type ComponentTestOptions,
  renderComponent,
  renderPage,
} from '../../../../tests/support/render-page';
import { subscriptionFields } from '../../../../tests/support/subscription-fields';
import { Newsletter } from './newsletter';

const PATH = 'LCEmailSubscription';

/** Displayed text for each message of the error catalog (000 §8). */
const MESSAGES = {
  done: 'Thank you. You are on our list now.',
  already: 'This email address is already on our list.',
  invalid: 'Enter a valid email address.',
  failed: 'We could not sign you up just now. Please try again later.',
};

const field = () => screen.getByRole('textbox', { name: 'Email address' });

async function renderNewsletter(options: ComponentTestOptions & { url?: string } = {}) {
  window.history.replaceState(null, '', options.url ?? '/lc-us/eyeglasses?page=2');
  let subscribed = 0;
  const rendered = await renderComponent(<Newsletter onSubscribed={() => (subscribed += 1)} />, {
    ...options,
    catalogs: ['footer'],
  });
  return { ...rendered, timesSubscribed: () => subscribed };
}

describe('footer subscription', () => {
  it('sends all fields and confirms', async () => {
    const { user, server, events, timesSubscribed } = await renderNewsletter();
    await user.type(field(), ' ana@example.com {Enter}');
    await waitFor(() => expect(screen.getByText(MESSAGES.done)).toHaveFocus());
    // Announced once, by moving focus.
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(timesSubscribed()).toBe(1);
    const [request] = server.requests;
    expect(Object.fromEntries(await (request as Request).formData())).toEqual(
      subscriptionFields('newsletter'),
    );
    expect(events).toEqual([]);
  });

  it('begins with the email of a member, unless something is typed', async () => {
    const { user } = await renderNewsletter({ as: 'ada.marsh' });
    await user.click(field());
    await waitFor(() => expect(field()).toHaveValue('ada.marsh@example.com'));
    cleanup();
    const { user: other, server } = await renderNewsletter({ as: 'ada.marsh' });
    const release = server.holdResponses('/person/@self/contact');
    await other.type(field(), 'a');
    release();
    await server.allResponses();
    expect(field()).toHaveValue('a');
  });

  it.each(['', '   '])('sends nothing without an email (%j)', async (input) => {
    const { user, server, events } = await renderNewsletter();
    await user.click(field());
    if (input) await user.paste(input);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(MESSAGES.invalid));
    expect(field()).toBeInvalid();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.invalid);
    expect(server.callsTo(PATH)).toEqual([]);
    expect(events).toEqual([
      { name: 'error', message: 'ERROR_Subscribe_EmailEmpty', operation: 'subscribeEmail' },
    ]);
  });

  it.each([
    ['newsletter-existing-email', MESSAGES.already, 'ERROR_Already_EmailSubscribed'],
    ['newsletter-invalid-email', MESSAGES.invalid, 'ERROR_Subscribe_EmailEmpty'],
    ['newsletter-server-error', MESSAGES.failed, 'ERROR_Email_SubscribedError'],
    ['newsletter-unavailable', MESSAGES.failed, 'ERROR_Email_SubscribedError'],
    ['subscribeEmail:commandFailed', MESSAGES.failed, 'ERROR_Email_SubscribedError'],
  ])('%s: shows a field error and preserves the input', async (scenario, text, message) => {
    const { user, events, timesSubscribed } = await renderNewsletter({ scenario });
    await user.type(field(), 'ana@example.com{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
    expect(field()).toHaveValue('ana@example.com');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(timesSubscribed()).toBe(0);
    expect(events).toEqual([{ name: 'error', message, operation: 'subscribeEmail' }]);
  });

  it('parses a response inside a comment', async () => {
    const { user } = await renderNewsletter({ scenario: 'commands-in-comments' });
    await user.type(field(), 'ana@example.com{Enter}');
    expect(await screen.findByText(MESSAGES.done)).toBeVisible();
  });

  it('submits once on repeated clicks', async () => {
    const { user, server } = await renderNewsletter();
    const release = server.holdResponses(PATH);
    await user.type(field(), 'ana@example.com{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(server.callsTo(PATH)).toHaveLength(1));
    release();
    expect(await screen.findByText(MESSAGES.done)).toBeVisible();
    expect(server.callsTo(PATH)).toHaveLength(1);
  });
});

describe('URL after the command redirect', () => {
  it.each(['/lc-us?subscription=subscribed', '/lc-us?welcome=subscribed', '/lc-us#subscribed'])(
    '%s confirms without moving focus',
    async (url) => {
      await renderNewsletter({ url });
      expect(await screen.findByText(MESSAGES.done)).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await waitFor(() => expect(document.body).toHaveFocus());
    },
  );

  it.each([
    ['300', MESSAGES.already],
    ['400', MESSAGES.invalid],
    ['500', MESSAGES.failed],
  ])('status %s shows the error', async (status, text) => {
    await renderNewsletter({ url: `/lc-us?subscription=${status}#newsletter` });
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
  });
});

it('is on every page, in the site language', async () => {
  const { user } = await renderPage('/fr-ca', { hasShell: true });
  await user.click(await screen.findByRole('button', { name: 'S’inscrire' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Adresse courriel' })).toHaveAccessibleDescription(
      'Entrez une adresse courriel valide.',
    ),
  );
});
