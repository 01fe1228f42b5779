import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow, openFinder, storeCards } from '../../../../tests/support/finder-page';

const NEW_YORK = { location: 'New York' };
const filtersInPage = () =>
  within(screen.getByRole('group', { name: 'Hours' }).closest('details') as HTMLElement);

it('apply at once in the page, in all groups', async () => {
  await openFinder(NEW_YORK);
  expect(screen.getByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
  await follow(filtersInPage().getByRole('checkbox', { name: 'Aetna' }));
  expect(await screen.findByRole('heading', { name: '47 stores near New York, NY, USA' })).toBeVisible();
  expect(window.location.search).toBe('?location=New+York&insurance=Aetna');
  // The focus stays on the filter.
  expect(document.getElementById('page-announcer')).toHaveTextContent('47 stores near New York, NY, USA');
  // What was offered before the filter still is.
  expect(filtersInPage().getByRole('checkbox', { name: 'Cigna' })).toBeInTheDocument();
  await follow(screen.getByRole('button', { name: 'Remove Aetna' }));
  expect(await screen.findByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
});

it('apply with the button of the drawer on phones', async () => {
  const { user } = await openFinder(NEW_YORK);
  const open = () => user.click(screen.getByRole('button', { name: 'Filters' }));
  await open();
  const drawer = () => within(screen.getByRole('dialog', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(drawer().getByRole('checkbox', { name: 'Aetna' }));
  await user.click(drawer().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?location=New+York');

  await open();
  await screen.findByRole('dialog', { name: 'Filters' });
  // Closed without applying.
  expect(drawer().getByRole('checkbox', { name: 'Aetna' })).not.toBeChecked();
  await user.click(drawer().getByRole('checkbox', { name: 'Aetna' }));
  await user.click(drawer().getByRole('checkbox', { name: 'Open weekends' }));
  await follow(drawer().getByRole('button', { name: 'Apply' }));
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
  const filters = screen.getByText('Filters (1 chosen)', { selector: 'summary *' });
  await follow(screen.getByRole('button', { name: 'Remove Unheard Of' }));
  expect(await screen.findByRole('heading', { name: '79 stores near New York, NY, USA' })).toBeVisible();
  // The same element: the filters stay as open as they were.
  expect(filters).toBeInTheDocument();
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
    await openFinder(query, { locale });
    const [group] = await screen.findAllByRole('group', { name: legend });
    const names = within(group as HTMLElement)
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale.slice(0, 2))));
    for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
  },
);
