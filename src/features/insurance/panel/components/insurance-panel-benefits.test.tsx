import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { doubleClick } from '../../../../../tests/support/double-click';
import {
  errorsOf,
  fillPlan,
  heading,
  lookUp,
  MEMBERS,
  openPanel,
  openWithPlan,
  panel,
  submit,
} from '../../../../../tests/support/insurance-panel';

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

describe('a member with all benefits', () => {
  test('is found: benefits in words, record in the cookie, attempts forgotten', async () => {
    Cookies.set('ria_attempts', '2');
    const { user, server } = await openPanel();
    // Starts at the retry, by the cookie.
    await heading('Try another way');
    await fillPlan(user, MEMBERS.ana);
    await doubleClick({ user, server }, submit());
    await waitFor(async () => expect(await heading('We found your benefits')).toHaveFocus());
    expect(panel().getByText('Step 2 of 2')).toBeVisible();
    expect(panel().getByText('$150 allowance')).toBeVisible();
    expect(panel().queryByText(/150\.00/)).not.toBeInTheDocument();
    expect(panel().getByText('Your benefits will apply once frames are selected')).toBeVisible();
    expect(panel().getByText('*Copay is only for routine eye exam, additional fees may apply')).toBeVisible();
    expect(panel().getByText('40% off prescription glasses or 20% off frame only')).toBeVisible();
    expect(JSON.parse(Cookies.get('ria_1') ?? '').plans).toHaveLength(1);
    expect(Cookies.get('ria_attempts')).toBeUndefined();
    expect(server.callsTo('/ria/login')).toHaveLength(1);
  });

  test('sends what the contract names, and switches benefits off and on', { tags: 'full-run' }, async () => {
    const { user, server } = await openPanel();
    await lookUp(user, MEMBERS.ana);
    await heading('We found your benefits');
    const login = server.requests.find(({ url }) => url.includes('/ria/login'));
    expect(await login?.json()).toEqual({
      infoForm: 'personal',
      provider: 'EYEMED',
      storeId: '10851',
      firstName: 'Ana',
      lastName: 'Linden',
      birth_month: '07',
      birth_date: '21',
      birth_year: '1988',
      zip: '45040',
    });
    await user.click(panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
    expect(Cookies.get('ria_0')).toBeDefined();
    expect(Cookies.get('ria_1')).toBeUndefined();
    await user.click(panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
    expect(Cookies.get('ria_1')).toBeDefined();
    await user.click(panel().getByRole('button', { name: 'Log out of insurance' }));
    await waitFor(async () => expect(await heading('Find your benefits')).toHaveFocus());
    expect(Cookies.get('ria_1')).toBeUndefined();
    expect(panel().getByLabelText('First name')).toHaveValue('');
  });
});

describe('benefits', () => {
  test('that renew later say when', { tags: 'full-run' }, async () => {
    await openWithPlan(MEMBERS.ben);
    await heading('We found your benefits');
    expect(panel().getByText(/^Your benefits will renew on \w+ \d+, \d{4}$/)).toBeVisible();
  });

  test('used for contact lenses cover no lenses, but frames', async () => {
    await openWithPlan(MEMBERS.carla);
    await heading('We found your benefits');
    const states = panel()
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
    expect(states).toEqual([
      'Frames: Available',
      'Lenses: Not available now',
      'Contact lenses: Not available now',
      'Eye exam: Available',
    ]);
  });

  test('of an eye exam only have its note', async () => {
    await openWithPlan(MEMBERS.dev);
    await heading('We found your benefits');
    expect(
      panel()
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Eye exam']);
  });

  test('of a provider without an inquiry are shown without figures', { tags: 'full-run' }, async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.felix);
    await heading('We found your benefits');
    expect(panel().getByText(/UnitedHealthcare Vision \(UHC\) does not show figures here/)).toBeVisible();
  });

  test('of two plans change with the plan', { tags: 'full-run' }, async () => {
    const { user, server } = await openWithPlan(MEMBERS.elena);
    await heading('We found your benefits');
    const second = panel().getByRole('radio', { name: 'Family Vision' });
    expect(second).not.toBeChecked();
    await user.click(second);
    await waitFor(() => expect(server.callsTo('/ria/benefits')).toHaveLength(2));
    await waitFor(() => expect(panel().getByRole('radio', { name: 'Family Vision' })).toBeChecked());
    expect(JSON.parse(Cookies.get('ria_1') ?? '').activePlanId).toBe('PLAN-B2');
    expect(JSON.parse(Cookies.get('ria_2') ?? '').activePlanId).toBe('PLAN-A1');
    await panel().findByRole('heading', { level: 4, name: 'Frames' });
  });

  test('come with what the frame at hand costs less without insurance', async () => {
    await openWithPlan(MEMBERS.ana, {
      panel: { promotion: { type: 'AEO', completePairPercent: 50, frameOnlyPercent: 25 } },
    });
    await heading('We found your benefits');
    expect(panel().getByText('50% off prescription glasses or 25% off frame only')).toBeVisible();
  });

  test('out of network come with the claim form, tracked once', async () => {
    const { events } = await openWithPlan(MEMBERS.ines);
    await heading('We found your benefits');
    expect(panel().getByRole('link', { name: 'Download the claim form (in a new tab)' })).toHaveAttribute(
      'href',
      '/sandbox/claim-form?provider=LAKESIDE&lang=en',
    );
    expect(errorsOf(events)).toEqual(['Out-of-network plan']);
  });

  test('are loaded again in a tab that has the cookie only; a failure leaves the login', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await openWithPlan(MEMBERS.ana);
    await heading('We found your benefits');
    sessionStorage.clear();
    server.startScenario('getInsuranceBenefits:benefitsFailed');
    await user.click(panel().getByRole('checkbox', { name: 'Show prices with my benefits' }));
    await heading('We could not retrieve your benefits');
    expect(Cookies.get('ria_0')).toBeDefined();
    server.startScenario('');
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await heading('We found your benefits');
    await panel().findByRole('heading', { level: 4, name: 'Frames' });
  });
});

test('benefits are shown without session storage, too', { tags: 'full-run' }, async () => {
  using _ = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await openPanel();
  await lookUp(user, MEMBERS.ana);
  await panel().findByRole('heading', { level: 4, name: 'Frames' });
  expect(Cookies.get('ria_1')).toBeDefined();
});
