import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ComponentTestOptions, renderComponent } from '../../../../../tests/support/render-page';
import { SearchForm } from './search-form';

const renderSearchForm = (options: ComponentTestOptions = {}) =>
  renderComponent(<SearchForm />, { catalogs: ['header'], ...options });

const field = () => screen.getByRole('combobox', { name: 'Search' });
/** Enters the term at once, because a slowly typed one has suggestions for its beginning, too. */
const enterTerm = (term: string) => {
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: term } });
};
const currentUrl = () => window.location.pathname + window.location.search;

// jsdom does not implement scrollIntoView.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describe('search suggestions', () => {
  it('lists terms and products and announces their number', async () => {
    await renderSearchForm();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    enterTerm('tort');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(await within(list).findByRole('option', { name: 'tortoise' })).toHaveAttribute(
      'href',
      '/lc-us/search?q=tortoise',
    );
    const [product] = await within(list).findAllByRole('option', { name: /^Product: ?.+\$\d+\.\d\d$/ });
    expect(product?.getAttribute('href')).toMatch(/^\/lc-us\/\w+$/);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list.id);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d suggestions$/));
  });

  it('arrow keys move through options while focus stays in the field; Enter selects one', async () => {
    const { user } = await renderSearchForm();
    enterTerm('tortoise e');
    const option = await screen.findByRole('option', { name: 'tortoise eyeglasses' });
    await user.keyboard('{ArrowDown}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(currentUrl()).toBe('/lc-us/search?q=tortoise+eyeglasses');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('Enter without an active option searches for the typed term', async () => {
    const { user } = await renderSearchForm();
    enterTerm('tort');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(currentUrl()).toBe('/lc-us/search?q=tort');
  });

  it('Escape closes the list and preserves the term', async () => {
    const { user } = await renderSearchForm();
    enterTerm('tort');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('tort');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('a stale response never replaces a newer one', async () => {
    const { server } = await renderSearchForm();
    const release = server.holdResponses('keywordSuggestionsByTerm/tort');
    enterTerm('tort');
    await waitFor(() => expect(server.callsTo('keywordSuggestionsByTerm/tort')).toHaveLength(1));
    enterTerm('aviat');
    await screen.findByRole('option', { name: 'aviator' });
    release();
    await server.allResponses();
    expect(screen.queryByRole('option', { name: 'tortoise' })).toBeNull();
    expect(screen.getByRole('option', { name: 'aviator' })).toBeVisible();
  });

  it('search still works when suggestions fail', async () => {
    const { user, server } = await renderSearchForm({ scenario: 'suggestions-unavailable' });
    enterTerm('tort');
    await waitFor(() => expect(server.callsTo('productSuggestionsBySearchTerm')).toHaveLength(1));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(currentUrl()).toBe('/lc-us/search?q=tort');
  });

  it('debounces requests and skips single letters', async () => {
    const { server } = await renderSearchForm();
    enterTerm('aviat');
    await screen.findByRole('option', { name: 'aviator' });
    for (const term of ['t', 'to', 'tor', 'tort']) enterTerm(term);
    await screen.findByRole('option', { name: 'tortoise' });
    expect(server.callsTo('keywordSuggestionsByTerm')).toHaveLength(2);
    enterTerm('t');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(server.callsTo('keywordSuggestionsByTerm')).toHaveLength(2);
  });
});
