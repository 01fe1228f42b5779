import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentFacts } from '@/lib/content/content-facts';
import { siteByLocale } from '@/lib/site/site';
import { renderPage } from '../../../../tests/support/render-page';
import { faqEntries } from '../content/en';

const PAGE_SIZE = 10;
const ENTRIES = faqEntries(contentFacts(siteByLocale('lc-us')));
const TOTAL = ENTRIES.length;
const LAST_PAGE = Math.ceil(TOTAL / PAGE_SIZE);
const FORGOT_PAGE = 1 + Math.floor(ENTRIES.findIndex(({ key }) => key === 'forgot') / PAGE_SIZE);
const pageText = (page: number) => `${TOTAL} questions, page ${page} of ${LAST_PAGE}`;
const main = () => within(screen.getByRole('main'));
const field = () => screen.getByRole('searchbox', { name: 'Search the questions' });
const questions = () => main().queryAllByRole('heading', { level: 3 });
const entryOf = (question: string) =>
  main().getByRole('heading', { level: 3, name: question }).closest('details');
const FORGOT = 'I forgot my password. What now?';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

const search = async (user: User, text: string) => {
  await user.clear(field());
  await user.type(field(), text);
  // The navigation waits for the page, which nothing has prefetched.
  await act(() => user.keyboard('{Enter}'));
};

describe('the list of questions', () => {
  it('has pages of 10, topics and a search that ranks, announced', async () => {
    const { user } = await renderPage('/lc-us/faq');
    expect(questions()).toHaveLength(10);
    expect(main().getByText(pageText(1))).toHaveAttribute('role', 'status');

    // Navigates like a search, which waits for the page.
    await act(() => user.click(main().getByRole('link', { name: `Page ${LAST_PAGE}` })));
    expect(await main().findByText(pageText(LAST_PAGE))).toBeVisible();
    expect(questions()).toHaveLength(TOTAL - (LAST_PAGE - 1) * PAGE_SIZE);

    await search(user, 'unopened BOXES');
    expect(await main().findByText(/questions for “unopened BOXES”$/)).toHaveAttribute('role', 'status');
    expect(questions()[0]).toHaveTextContent('How long can I return something?');
    expect(window.location.search).toBe('?q=unopened+BOXES');
    await waitFor(() => expect(field()).toHaveFocus());

    await user.click(main().getByRole('link', { name: 'Returns and refunds' }));
    expect(await main().findByText('5 questions')).toBeVisible();
    expect(main().getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('aria-current', 'true');
    expect(field()).toHaveValue('');

    await search(user, 'wombat');
    expect(await main().findByRole('heading', { name: 'Nothing found for that' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/lc-us/contact');
    await user.click(main().getAllByRole('link', { name: 'All questions' })[1] as HTMLElement);
    expect(await main().findByText(pageText(1))).toBeVisible();
  });

  it.each([
    ['/lc-us/faq/forgot-password'],
    ['/lc-us/faq?forgot=1&q=return&page=2'],
    ['/lc-us/faq#forgot-my-password'],
  ])('%s opens the entry on its page and focuses it, with an empty search', async (path) => {
    await renderPage(path);
    expect(entryOf(FORGOT)).toHaveAttribute('open');
    await waitFor(() => expect(entryOf(FORGOT)?.querySelector('summary')).toHaveFocus());
    expect(main().getByText(pageText(FORGOT_PAGE))).toBeVisible();
    expect(field()).toHaveValue('');
  });

  it('searches on from an opened entry', async () => {
    const { user } = await renderPage('/lc-us/faq/forgot-password');
    await waitFor(() => expect(entryOf(FORGOT)?.querySelector('summary')).toHaveFocus());
    await search(user, 'forgot');
    expect(await main().findByText(/questions? for “forgot”$/)).toBeVisible();
    expect(entryOf(FORGOT)).toHaveAttribute('open');
    await waitFor(() => expect(field()).toHaveValue('forgot'));
    await search(user, 'tax');
    expect(await main().findByText(/questions? for “tax”$/)).toBeVisible();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/lc-us/faq?q=tax');
  });

  it('has the hits of a search that contains the word, with the entry open and first', async () => {
    await renderPage('/lc-us/faq?q=I+forgot+my+pasword');
    expect(main().getByText(/questions? for “I forgot my pasword”$/)).toBeVisible();
    expect(questions()[0]).toHaveTextContent(FORGOT);
    expect(entryOf(FORGOT)).toHaveAttribute('open');
    expect(field()).toHaveValue('I forgot my pasword');
  });

  it('opens the same entry in every language, and any other by its fragment', async () => {
    await renderPage('/fr-ca/faq/forgot', { locale: 'fr-ca' });
    expect(entryOf('J’ai oublié mon mot de passe. Que faire?')).toHaveAttribute('open');
  });

  it('opens any entry by its fragment', async () => {
    await renderPage('/lc-us/faq#tax');
    expect(entryOf('Do prices include tax?')).toHaveAttribute('open');
  });

  it('is not found below its path without that word', async () => {
    await renderPage('/lc-us/faq/other');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is out of focus');
  });
});
