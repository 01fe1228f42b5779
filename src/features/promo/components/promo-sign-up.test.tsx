import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { mutate } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '../../../../tests/support/enter';
import {
  COMMAND,
  cookie,
  navigations,
  offerForm,
  renderPromo,
  SEGMENT,
} from '../../../../tests/support/promo-fixtures';
import { subscriptionFields } from '../../../../tests/support/subscription-fields';

describe('sign-up in the pop-up', () => {
  async function openForm(options?: Parameters<typeof renderPromo>[0]) {
    const rendered = await renderPromo(options);
    const form = await offerForm();
    const field = within(form).getByRole('textbox', { name: 'Email address' });
    const submit = () => rendered.user.click(within(form).getByRole('button', { name: 'Get my code' }));
    return { ...rendered, form, field, submit };
  }

  it('sends every field, joins the segment, sets the cookies and reloads the page', async () => {
    const { user, server, form, field, submit } = await openForm({ path: '/lc-us/eyeglasses?page=2' });
    await enter(user, field, 'ana@example.com');
    await user.click(within(form).getByRole('checkbox'));
    await submit();
    await waitFor(() => expect(navigations).toEqual(['reload']));
    const request = server.requests.find(({ url }) => url.includes(COMMAND)) as Request;
    expect(Object.fromEntries(await request.formData())).toEqual(subscriptionFields('promotion'));
    expect(server.callsTo(SEGMENT)).toHaveLength(1);
    expect([cookie('promo'), cookie('accepted'), cookie('subscribed'), cookie('eaactivity')]).toEqual([
      'refresh',
      'valid',
      undefined,
      'true',
    ]);
  });

  it('begins with the email of a member, unless something is typed', async () => {
    const { field } = await openForm({ as: 'ada.marsh' });
    await waitFor(() => expect(field).toHaveValue('ada.marsh@example.com'));
    cleanup();
    await mutate(() => true, undefined, { revalidate: false });
    let release = () => {};
    const other = await openForm({
      as: 'ada.marsh',
      before: async (server) => {
        release = server.holdResponses('/person/@self/contact');
      },
    });
    await enter(other.user, other.field, 'ada@example.org');
    release();
    await act(() => other.server.allResponses());
    expect(other.field).toHaveValue('ada@example.org');
  });

  it('does not preselect the opt-in and treats a subscribed address as success', async () => {
    const { user, server, field, submit } = await openForm({
      scenario: 'newsletter-existing-email',
      cookies: { eaactivity: 'true' },
    });
    await enter(user, field, 'ana@example.com');
    await submit();
    await waitFor(() => expect(navigations).toEqual(['reload']));
    const request = server.requests.find(({ url }) => url.includes(COMMAND)) as Request;
    expect((await request.formData()).get('generalEmailOptIn_10851')).toBe('false');
    expect([cookie('promo'), cookie('accepted'), cookie('subscribed')]).toEqual([
      'refresh',
      undefined,
      'valid',
    ]);
    expect(server.callsTo(SEGMENT)).toEqual([]);
  });

  it('redirects to the recalculation from the cart', async () => {
    const { user, field, submit } = await openForm({ path: '/AjaxOrderItemDisplayView?orderId=90210001' });
    await enter(user, field, 'ana@example.com');
    await submit();
    await waitFor(() =>
      expect(navigations).toEqual([expect.stringMatching(/^\/OrderCalculate\?.*orderId=90210001/)]),
    );
  });

  it('succeeds even if joining the segment fails', async () => {
    const { user, field, submit } = await openForm({ scenario: 'joinEaccessSegment:espotFailed' });
    await enter(user, field, 'ana@example.com');
    await submit();
    await waitFor(() => expect(navigations).toEqual(['reload']));
    expect(cookie('eaactivity')).toBeUndefined();
  });

  it.each([
    ['', 'Enter your email address.'],
    ['  ', 'Enter your email address.'],
    ['ana@example', 'Enter a full address, such as name@example.com.'],
  ])('with %j sends nothing and shows the field error', async (typed, message) => {
    const { user, server, field, submit } = await openForm();
    if (typed) await user.type(field, typed);
    await submit();
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field).toHaveFocus());
    expect(server.callsTo(COMMAND)).toEqual([]);
    expect(navigations).toEqual([]);
  });

  it.each(['newsletter-server-error', 'newsletter-unavailable', 'newsletter-invalid-email'])(
    'shows the specified error message when neither success case is met: %s',
    async (scenario) => {
      const { user, events, field, submit } = await openForm({ scenario });
      await enter(user, field, 'ana@example.com');
      await submit();
      expect(await screen.findByText('E-mail subscription error, try later')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('E-mail subscription error, try later');
      expect(field).toHaveValue('ana@example.com');
      expect(navigations).toEqual([]);
      expect(cookie('promo')).toBeUndefined();
      expect(events).toEqual([
        { name: 'error', message: 'E-mail subscription error, try later', operation: 'subscribeEmail' },
      ]);
    },
  );

  it('is sent once, however often it is submitted', async () => {
    const { user, server, field, submit } = await openForm();
    const release = server.holdResponses(COMMAND);
    await user.type(field, 'ana@example.com{Enter}{Enter}');
    await submit();
    release();
    await waitFor(() => expect(navigations).toEqual(['reload']));
    expect(server.callsTo(COMMAND)).toHaveLength(1);
  });

  it('shows the code immediately when the browser does not store cookies', async () => {
    const { user, field, submit } = await openForm();
    const cookieSetter = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await enter(user, field, 'ana@example.com');
    await submit();
    expect(await screen.findByText('SEE10')).toBeVisible();
    expect(navigations).toEqual([]);
    cookieSetter.mockRestore();
  });
});
