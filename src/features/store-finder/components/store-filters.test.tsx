import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findDialog } from '../../../../tests/support/find-dialog';
import { follow, openFinder, storeCards } from '../../../../tests/support/finder-page';

const NEW_YORK = { location: 'New York' };
const openFilters = async (user: UserEvent, name: string | RegExp = /^Filters/) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await findDialog());
};

it('apply together with the button of their drawer, and stay on offer', { tags: 'full-run' }, async () => {
  const { user } = await openFinder(NEW_YORK);
  expect(screen.getByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
  const closed = await openFilters(user);
  await user.click(closed.getByRole('checkbox', { name: 'Aetna' }));
  await user.click(closed.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?location=New+York');

  const drawer = await openFilters(user);
  // Closed without applying.
  expect(drawer.getByRole('checkbox', { name: 'Aetna' })).not.toBeChecked();
  await user.click(drawer.getByRole('checkbox', { name: 'Aetna' }));
  await follow(drawer.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('heading', { name: '47 stores near New York, NY, USA' })).toBeVisible();
  expect(window.location.search).toBe('?location=New+York&insurance=Aetna');
  expect(document.getElementById('page-announcer')).toHaveTextContent('47 stores near New York, NY, USA');

  const reopened = await openFilters(user, 'Filters (1 chosen)');
  // Keeps offering the options from before the filter.
  expect(reopened.getByRole('checkbox', { name: 'Cigna' })).toBeInTheDocument();
  await user.click(reopened.getByRole('checkbox', { name: 'Open weekends' }));
  await follow(reopened.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(window.location.search).toBe('?location=New+York&openings=weekends&insurance=Aetna'),
  );
  expect(await screen.findByRole('button', { name: 'Filters (2 chosen)' })).toBeVisible();
});

it('are those of the URL, and can be taken off', async () => {
  await openFinder({ ...NEW_YORK, insurance: 'Aetna' });
  expect(await screen.findByRole('heading', { name: '47 stores near New York, NY, USA' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Aetna' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (1 chosen)' })).toBeVisible();
  await follow(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(await screen.findByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
  expect(window.location.search).toBe('?location=New+York');
});

it('offer to clear them when no store has all of it', async () => {
  await openFinder({ ...NEW_YORK, insurance: 'Unheard Of' });
  expect(await screen.findByText('No store near here has all of this')).toBeVisible();
  await follow(screen.getByRole('button', { name: 'Remove Unheard Of' }));
  expect(await screen.findByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
});

it('sort what has loaded', async () => {
  await openFinder({ ...NEW_YORK, sort: 'name' });
  const names = storeCards().map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(names.toSorted((a, b) => String(a).localeCompare(String(b), 'en-US')));
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveValue('name');
  expect(sort).toHaveAccessibleDescription('Sorts the stores that have loaded.');
});

it.each([
  ['es-us', { location: 'Miami' }, 'Idiomas'],
  ['fr-ca', { location: 'Montréal' }, 'Langues parlées'],
] as const)(
  '%s: list languages by their names in the language of the page, capitalized',
  async (locale, query, legend) => {
    const { user } = await openFinder(query, { locale });
    const drawer = await openFilters(user, /^Filt/);
    const names = within(drawer.getByRole('group', { name: legend }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale.slice(0, 2))));
    for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
  },
);
