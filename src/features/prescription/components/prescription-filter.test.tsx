import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import {
  type ComponentTest,
  type ComponentTestOptions,
  renderComponent,
  renderPage,
} from '../../../../tests/support/render-page';
import { FilterForm } from './filter-form';
import { PrescriptionFilter } from './prescription-filter';

const SORRY = "Sorry! The frame you've chosen isn't compatible with your prescription";
const OPERATION_ID = 'checkAvailableFrames';
const show = vi.fn<(path: string) => void>();

afterEach(() => {
  storedPrescription.clear();
  show.mockReset();
});

async function renderFilter(options: ComponentTestOptions = {}): Promise<ComponentTest> {
  const listing = { searchType: 'eyeglasses', term: '', facets: ['FRAME_SHAPE:round'], show } as const;
  const result = await renderComponent(<PrescriptionFilter listing={listing} Form={FilterForm} />, {
    catalogs: ['prescription'],
    ...options,
  });
  await screen.findByRole('region', { name: 'Your prescription' });
  return result;
}

const field = (name: string) => screen.findByRole('combobox', { name });
const choose = async (user: UserEvent, name: string, value: string) =>
  user.selectOptions(await field(name), value);
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Show frames that fit' }));

async function fill(user: UserEvent, right: string, left: string) {
  await choose(user, 'SPH, right eye (OD)', right);
  await choose(user, 'SPH, left eye (OS)', left);
}

describe('the form', () => {
  it('offers −20.00 to +20.00 in steps of 0.25, and opens next to 0.00', async () => {
    await renderFilter();
    const options = within(await field('CYL, left eye (OS)')).getAllByRole<HTMLOptionElement>('option');
    const texts = options.map(({ text }) => text);
    expect(texts).toHaveLength(162);
    expect([texts[0], texts[1], texts[161]]).toEqual(['−20.00', '−19.75', '+20.00']);
    // A list opens at the selected option.
    const selected = options.findIndex((option) => option.selected);
    expect(texts.slice(selected - 1, selected + 3)).toEqual(['−0.25', '–', '0.00', '+0.25']);
  });

  it('requires both spheres with the specified message, and focuses the missing one', async () => {
    const { user, server } = await renderFilter();
    await choose(user, 'SPH, right eye (OD)', '−2.25');
    await submit(user);
    expect(await screen.findByText('Oops! You need to add your values')).toBeVisible();
    const left = await field('SPH, left eye (OS)');
    await waitFor(() => expect(left).toHaveFocus());
    expect(left).toHaveAccessibleDescription('Oops! You need to add your values');
    expect(await field('SPH, right eye (OD)')).toHaveValue('−2.25');
    expect(server.callsTo(OPERATION_ID)).toEqual([]);
  });

  it('requests compatible frames, shows them and hides the form; the values are only in the cookie', async () => {
    const { user, server, events } = await renderFilter();
    await fill(user, '−8.00', '−7.50');
    await submit(user);
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    const [request] = server.requests.filter(({ url }) => url.includes(OPERATION_ID));
    expect(await request?.json()).toEqual({
      frame: '',
      prescriptionObject: { sphOD: '-8.00', sphOS: '-7.50' },
      selectedFacets: ['FRAME_SHAPE:round'],
      searchType: 'eyeglasses',
    });
    // The bound is a limit of frames (above 7), not a value of the prescription.
    expect(decodeURIComponent(show.mock.calls[0]?.[0] ?? '')).toBe(
      '/lc-us/eyeglasses?facet=FRAME_SHAPE:round&facet=ROXABLE:True&facet=MAX_TOTAL_POWER:7-&page=1',
    );
    await waitFor(() => expect(storedPrescription.read()).toEqual({ SPH: { OD: '-8.00', OS: '-7.50' } }));
    expect(await screen.findByRole('button', { name: 'Clear my prescription' })).toBeVisible();
    expect(await screen.findByText('SPH −8.00')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your prescription' })).toHaveFocus());
    expect(events).toEqual([]);
    expect(JSON.stringify(server.requests.map(({ url }) => url))).not.toMatch(/8\.00|7\.50/);
  });

  it('requires the second cylinder, offers 0.00, and says that it is used', async () => {
    const { user, server } = await renderFilter();
    await fill(user, '−8.00', '−7.50');
    await choose(user, 'CYL, right eye (OD)', '−1.00');
    await submit(user);
    const left = await field('CYL, left eye (OS)');
    await waitFor(() => expect(left).toHaveFocus());
    expect(left).toHaveAccessibleDescription(
      'Your right eye (OD) has a CYL value. Choose one for the left eye (OS) too, or use 0.00 if it has none.',
    );
    expect(server.callsTo(OPERATION_ID)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use 0.00 for the left eye (OS)' }));
    expect(screen.getByText('CYL 0.00 is used for the left eye (OS).')).toBeVisible();
    expect(left).toHaveDisplayValue('0.00');
    await waitFor(() => expect(left).toBeValid());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show frames that fit' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    const [request] = server.requests.filter(({ url }) => url.includes(OPERATION_ID));
    expect(await request?.json()).toMatchObject({
      prescriptionObject: { sphOD: '-8.00', sphOS: '-7.50', cylOD: '-1.00', cylOS: '0.00' },
    });
    expect(await screen.findByText('CYL 0.00')).toBeVisible();
  });

  it('a value in place of the filled-in 0.00 takes back that it is used', { tags: 'full-run' }, async () => {
    const { user } = await renderFilter();
    await fill(user, '−8.00', '−7.50');
    await choose(user, 'CYL, left eye (OS)', '−1.00');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Use 0.00 for the right eye (OD)' }));
    await choose(user, 'CYL, right eye (OD)', '−0.50');
    expect(screen.queryByText('CYL 0.00 is used for the right eye (OD).')).not.toBeInTheDocument();
  });

  it('is empty again when the prescription is cleared elsewhere, as in another tab', {
    tags: 'full-run',
  }, async () => {
    const { user } = await renderFilter();
    await fill(user, '−8.00', '−7.50');
    await submit(user);
    await screen.findByRole('button', { name: 'Clear my prescription' });
    act(() => savePrescription(undefined));
    await waitFor(async () => expect(await field('SPH, right eye (OD)')).toHaveDisplayValue('–'));
    const [empty] = within(await field('SPH, right eye (OD)')).getAllByRole('option', { selected: true });
    expect(empty).toHaveAccessibleName('Not chosen');
    await submit(user);
    expect(await screen.findByText('Oops! You need to add your values')).toBeVisible();
  });

  it.each(['no-compatible-frames', 'frame-check-unavailable'])(
    'shows an error without compatible frames, and keeps the values (%s)',
    async (scenario) => {
      const { user } = await renderFilter({ scenario });
      await fill(user, '−18.00', '−17.50');
      await submit(user);
      expect(await screen.findByText(SORRY)).toBeVisible();
      expect(await field('SPH, right eye (OD)')).toHaveValue('−18.00');
      expect(storedPrescription.read()).toBeUndefined();
      expect(show).not.toHaveBeenCalled();
    },
  );
});

describe('in a listing', () => {
  const PRESCRIPTION = { SPH: { OD: '-8.00', OS: '-7.50' } };
  /** A listing of few frames. */
  const FEW = '/lc-us/eyeglasses?facet=FRAME_SHAPE:butterfly';

  /** Waits for the stored values, which replace the form, whose button has the same name. */
  const valuesShown = async () => {
    expect(await screen.findAllByText('Takes your prescription')).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryAllByRole('combobox', { name: /^SPH/ })).toEqual([]));
    await act(async () => {});
  };

  it('a stored prescription hides the form, marks frames, and filters to compatible ones', async () => {
    storedPrescription.write(PRESCRIPTION);
    const { user } = await renderPage(`${FEW}&sku[]=1&sort=price-low`);
    await valuesShown();
    expect(await screen.findAllByText('Not for your prescription')).not.toHaveLength(0);

    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('button', { name: 'Show frames that fit' }));
    await waitFor(() => expect(window.location.search).toContain('ROXABLE'));
    expect(decodeURIComponent(window.location.search)).toBe(
      '?facet=FRAME_SHAPE:butterfly&facet=ROXABLE:True&facet=MAX_TOTAL_POWER:7-&sort=price-low&sku[]=1',
    );
    expect(await screen.findByRole('link', { name: 'Remove filter: My prescription' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Not for your prescription')).not.toBeInTheDocument());
    expect(screen.getAllByText('Takes your prescription').length).toBeGreaterThan(5);
    expect(filters.queryByRole('button', { name: 'Show frames that fit' })).not.toBeInTheDocument();
  });

  it.each(['/lc-us/contact-lenses', '/lc-us/search?q=toric'])(
    'is absent where there are only contact lenses: %s',
    async (path) => {
      await renderPage(path);
      expect(screen.getByRole('complementary', { name: 'Filters' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Your prescription' })).not.toBeInTheDocument();
    },
  );

  it('stays in a search for frames', { tags: 'full-run' }, async () => {
    await renderPage('/lc-us/search?q=irregular');
    expect(screen.getByRole('heading', { name: 'Your prescription' })).toBeInTheDocument();
  });

  it('a cleared prescription does not come back with Back', { tags: 'full-run' }, async () => {
    storedPrescription.write(PRESCRIPTION);
    const { user } = await renderPage(FEW, { hasShell: true });
    await valuesShown();
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('button', { name: 'Show frames that fit' }));
    const chip = { name: 'Remove filter: My prescription' };
    await screen.findByRole('link', chip);
    const footer = within(screen.getByRole('contentinfo'));
    // The next page suspends while its code loads.
    await act(async () => fireEvent.click(footer.getByRole('link', { name: 'Accessibility' })));
    await screen.findByRole('heading', { level: 1, name: /accessib/i });
    // Awaits the update, because it may load code.
    await act(async () => savePrescription(undefined));
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Eyeglasses' });
    await waitFor(() => expect(window.location.search).toBe('?facet=FRAME_SHAPE:butterfly'));
    await waitFor(() => expect(screen.queryByRole('link', chip)).not.toBeInTheDocument());
  });

  it('keeps the facets of a shared link, without a prescription', { tags: 'full-run' }, async () => {
    const search = '?facet=ROXABLE:True&facet=MAX_TOTAL_POWER:7-';
    await renderPage(`/lc-us/eyeglasses${search}`);
    expect(await screen.findByRole('link', { name: 'Remove filter: My prescription' })).toBeVisible();
    expect(decodeURIComponent(window.location.search)).toBe(search);
  });
});
