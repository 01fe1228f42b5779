// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Accordion } from './accordion';
import { Tabs } from './tabs';

const tabs = [
  { value: 'eye', label: 'Eyeglasses', panel: 'For every prescription' },
  { value: 'sun', label: 'Sunglasses', panel: 'Polarized' },
  { value: 'lens', label: 'Contact lenses', panel: 'Daily' },
];

test('tabs: one panel is visible, and only the selected tab is in the tab order', async () => {
  render(<Tabs label="Categories" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Categories' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Eyeglasses' })).toHaveTextContent('For every prescription');
  expect(screen.getByText('Polarized')).not.toBeVisible();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Eyeglasses' })).toHaveFocus());
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

test('tabs: arrow keys wrap around and select immediately', async () => {
  const onChange = vi.fn();
  render(<Tabs label="Categories" tabs={tabs} onChange={onChange} />);
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowLeft', 'Contact lenses'],
    ['ArrowRight', 'Eyeglasses'],
    ['End', 'Contact lenses'],
    ['Home', 'Eyeglasses'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    const tab = screen.getByRole('tab', { name });
    await waitFor(() => expect(tab).toHaveFocus());
    expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  expect(onChange.mock.calls.flat()).toEqual(['lens', 'eye', 'lens', 'eye']);
});

test('tabs with hrefs are links that select in place, with Enter and Space', async () => {
  const onIntent = vi.fn();
  const linkTabs = tabs.map((tab) => ({ ...tab, href: `?shown=${tab.value}` }));
  render(<Tabs label="Categories" tabs={linkTabs} onIntent={onIntent} />);
  const [, sun, lens] = screen.getAllByRole('tab');
  expect(sun).toHaveAttribute('href', '?shown=sun');
  await userEvent.hover(sun as HTMLElement);
  expect(onIntent).toHaveBeenCalledWith('sun');
  sun?.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Sunglasses' })).toBeVisible();
  lens?.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('tabpanel', { name: 'Contact lenses' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('tabs: a controlled value takes precedence', async () => {
  render(<Tabs label="Categories" tabs={tabs} value="sun" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Eyeglasses' }));
  expect(screen.getByRole('tab', { name: 'Sunglasses' })).toHaveAttribute('aria-selected', 'true');
});

test('an accordion opens on a click on its title, which may be a heading', async () => {
  render(
    <Accordion title="Can I send frames back?" level={3}>
      Within thirty days.
    </Accordion>,
  );
  expect(screen.getByText('Within thirty days.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Can I send frames back?' }));
  expect(screen.getByText('Within thirty days.')).toBeVisible();
});
