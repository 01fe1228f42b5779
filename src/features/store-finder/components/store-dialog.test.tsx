import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../../tests/support/find-dialog';
import { follow, openFinder, storeCards } from '../../../../tests/support/finder-page';

/** In New York, open and bookable. */
const NEW_YORK = { location: 'New York' };
const CINCINNATI = '0279';
const dialog = () => findDialog();
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the details of a store', () => {
  it('open from the list, have four tabs, and close with the URL', async () => {
    const { user } = await openFinder(NEW_YORK);
    const [card] = storeCards();
    const link = within(card as HTMLElement).getAllByRole('link')[0] as HTMLElement;
    const number = link.getAttribute('href')?.slice(-4);
    await follow(link);
    const details = within(await dialog());
    expect(details.getByRole('heading', { name: link.textContent ?? '' })).toBeVisible();
    expect(window.location.search).toContain(`store=${number}`);
    expect(details.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Hours',
      'Services',
      'Featured brands',
      'Doctors and exam services',
    ]);
    expect(details.getAllByRole('row')).toHaveLength(7);
    expect(details.getByText('(today)')).toBeVisible();
    await user.click(tab('Services'));
    expect(details.getByRole('tabpanel', { name: 'Services' })).toBeVisible();
    expect(details.getByRole('link', { name: 'Page of this store' })).toHaveAttribute(
      'href',
      `/lc-us/stores/${number}`,
    );
    // Shares the store's page.
    await user.click(details.getByRole('button', { name: /^Share / }));
    expect(await details.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/lc-us/stores/${number}`);
    const directions = details.getByRole('link', { name: 'Directions' });
    expect(directions).toHaveAttribute('target', '_blank');
    expect(directions).toHaveAttribute('rel', 'noreferrer');

    await user.click(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).not.toContain('store=');
    expect(storeCards()).toHaveLength(20);
  });

  it('of a store that is not in the list load by themselves, and stay without doctors and exam hours', async () => {
    const { user, server, events } = await openFinder(
      { store: CINCINNATI },
      { scenario: 'doctors-and-practice-failed' },
    );
    const details = within(await dialog());
    expect(await details.findByRole('link', { name: 'Directions' })).toBeVisible();
    await user.click(tab('Doctors and exam services'));
    expect(await details.findByText('The doctors could not be loaded')).toBeVisible();
    expect(await details.findByText('The exam hours could not be loaded')).toBeVisible();
    expect(events).toContainEqual({ name: 'error', message: 'Error while loading store doctors' });
    expect(events).toContainEqual({ name: 'error', message: 'Error while loading practice hours' });

    server.startScenario('');
    const [retryDoctors, retryPractice] = details.getAllByRole('button', { name: 'Try again' });
    await user.click(retryDoctors as HTMLElement);
    expect(await details.findByRole('heading', { name: 'Eye exams' })).toBeVisible();
    expect(details.getByText('The exam hours could not be loaded')).toBeVisible();
    await user.click(retryPractice as HTMLElement);
    expect(await details.findByRole('heading', { name: 'Exam hours' })).toBeVisible();

    // Nothing was before it: the details leave the URL.
    await follow(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('name the services in Spanish, in which the store locator has no texts', async () => {
    const { user } = await openFinder(NEW_YORK, { locale: 'es-us' });
    const [card] = storeCards();
    await follow(within(card as HTMLElement).getAllByRole('link')[0] as HTMLElement);
    const details = within(await dialog());
    await user.click(tab('Servicios'));
    expect(details.getByText('Ajuste de monturas')).toBeVisible();
    expect(details.queryByText('Frame adjustments')).not.toBeInTheDocument();
  });

  it('open before the doctors have loaded', async () => {
    let release = () => {};
    await openFinder(
      { store: CINCINNATI },
      {
        scenario: 'doctors-unlisted',
        before: async (server) => {
          release = server.holdResponses('/doctors');
        },
      },
    );
    const details = within(await dialog());
    expect(await details.findByRole('table', { name: 'Hours' })).toBeVisible();
    const result = 'Each time that you can book names its doctor.';
    expect(details.queryByText(result)).not.toBeInTheDocument();
    release();
    expect(await details.findByText(result)).toBeInTheDocument();
  });

  it('can be loaded again', async () => {
    const { user, server } = await openFinder({ store: CINCINNATI }, { scenario: 'store-unavailable' });
    const details = within(await dialog());
    expect(await details.findByText('The store could not be loaded')).toBeVisible();
    server.startScenario('');
    await user.click(details.getByRole('button', { name: 'Try again' }));
    expect(await details.findByRole('tab', { name: 'Hours' })).toBeVisible();
  });

  it('say that the other country has the store', async () => {
    await openFinder({ store: CINCINNATI }, { locale: 'en-ca' });
    expect(await screen.findByText('There is no such store in this country')).toBeVisible();
  });

  it.each([
    ['3145', 'Temporarily closed'],
    ['7342', 'Coming soon'],
    ['3422', 'Permanently closed'],
  ])('of %s say: %s', async (store, label) => {
    await openFinder({ store });
    const details = within(await dialog());
    expect(await details.findByText(label)).toBeVisible();
    const isReachable = label === 'Temporarily closed';
    expect(details.queryAllByRole('link', { name: 'Directions' })).toHaveLength(isReachable ? 1 : 0);
    expect(details.queryAllByText('No hours are listed for this store.')).toHaveLength(isReachable ? 0 : 1);
  });
});

describe('the cards', () => {
  it('say what each store is', async () => {
    await openFinder(NEW_YORK, { scenario: 'stores-every-status' });
    const labels = [
      /^Coming soonOpens on /,
      /^Temporarily closedReopens on /,
      /^New look/,
      /^Now open/,
      /^Recently moved/,
    ];
    const texts = storeCards().map(({ textContent }) => textContent?.replace(/^.*? mi(?=[A-Z])/, ''));
    for (const [index, label] of labels.entries()) expect(texts[index]).toMatch(label);
    // Last, since nobody can go there.
    expect(texts.at(-1)).toMatch(/^Permanently closed/);
  });

  it('say nothing of now without a time zone', async () => {
    await openFinder(NEW_YORK, { scenario: 'stores-without-time-zone' });
    expect(screen.queryByText(/^(Open until|Closed)/)).not.toBeInTheDocument();
  });

  it('have no hours where none can be said', async () => {
    await openFinder(NEW_YORK, { scenario: 'stores-unusual-hours' });
    const [afterMidnight, untilMidnight, unknown, never] = storeCards().map((card) => within(card));
    expect(
      afterMidnight?.getByText(/^(Open until 1:00 AM|Closed, opens (at|tomorrow at) 10:00 AM)$/),
    ).toBeVisible();
    expect(
      untilMidnight?.getByText(/^(Open until 12:00 AM|Closed, opens (at|tomorrow at) 8:00 AM)$/),
    ).toBeVisible();
    expect(unknown?.queryByText(/^(Open|Closed)/)).not.toBeInTheDocument();
    expect(never?.getByText('Closed')).toBeVisible();
  });
});
