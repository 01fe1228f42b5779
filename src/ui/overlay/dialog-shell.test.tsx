// @vitest-environment jsdom
import '@/ui/testing/setup';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { OVERLAY_MARK } from '@/lib/history/overlay-entry';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { nextTask } from '../../../tests/support/next-task';
import { Dialog } from './dialog';
import { DialogShell } from './dialog-shell';

const INITIAL_WIDTH = window.innerWidth;

afterEach(() => {
  window.innerWidth = INITIAL_WIDTH;
});

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

type Content = ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;

function Page({ content: Content }: { content: Content }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open === undefined ? null : (
        <Suspense fallback={<DialogShell open={open} onClose={() => setOpen(false)} title="Your fit" />}>
          <Content open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Renders a page whose dialog waits for its code. */
function renderPage() {
  const attempts: PromiseWithResolvers<void>[] = [];
  const Content: Content = lazyWithRetry<Content>(async () => {
    const attempt = Promise.withResolvers<void>();
    attempts.push(attempt);
    await attempt.promise;
    return ({ open, onOpenChange }) => (
      <Dialog open={open} onOpenChange={onOpenChange} title="Your fit">
        Shape and size
      </Dialog>
    );
  });
  render(<Page content={Content} />);
  const settle = (change: (attempt: PromiseWithResolvers<void>) => void) =>
    act(async () => {
      const attempt = attempts.at(-1);
      if (attempt) change(attempt);
    });
  return {
    user: userEvent.setup(),
    arrive: () => settle(({ resolve }) => resolve()),
    fail: () => settle(({ reject }) => reject(new Error('The file is gone.'))),
  };
}

const shell = () => screen.getByRole('dialog', { name: 'Your fit' });

test('opens with the click, is announced as loading, and is replaced by the dialog', async () => {
  const { user, arrive } = renderPage();
  await user.click(opener());
  expect(shell()).toHaveAttribute('aria-busy', 'true');
  expect(shell()).toHaveAccessibleDescription('Loading');
  await arrive();
  expect(await screen.findByText('Shape and size')).toBeVisible();
  expect(shell()).not.toHaveAttribute('aria-busy');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('closed while it loads, it stays closed when the code arrives, and opens with the next click', async () => {
  const { user, arrive } = renderPage();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await arrive();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener());
  expect(await screen.findByText('Shape and size')).toBeVisible();
});

test('keeps the focus, and Escape closes it, not what is below', async () => {
  const { user } = renderPage();
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey);
  onTestFinished(() => document.removeEventListener('keydown', onKey));
  await user.click(opener());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  onKey.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(onKey).not.toHaveBeenCalled();
});

test('does not make the page inert, for which the browser would compute the style of all of it', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user } = renderPage();
  await user.click(opener());
  expect(shell()).toHaveAttribute('aria-modal', 'true');
  expect(showModal).not.toHaveBeenCalled();
});

test('closes when the code does not load, so that the notice about that can be used; the next click tries again', async () => {
  const { user, arrive, fail } = renderPage();
  await user.click(opener());
  await fail();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener());
  expect(shell()).toHaveAttribute('aria-busy', 'true');
  await arrive();
  expect(await screen.findByText('Shape and size')).toBeVisible();
});

describe('Back on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 390;
    history.pushState({ key: 'earlier' }, '', '/earlier');
    history.pushState({ key: 'page' }, '', '/page');
  });

  const expectOnlyPageEntries = async () => {
    await waitFor(() => expect(history.state).toEqual({ key: 'page' }));
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/earlier'));
  };

  test('closes it while it loads, and stays on the page', async () => {
    const { user, arrive } = renderPage();
    await user.click(opener());
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/page');
    expect(opener()).toHaveFocus();
    await arrive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectOnlyPageEntries();
  });

  test('closes the dialog that has replaced it, once', async () => {
    const { user, arrive } = renderPage();
    await user.click(opener());
    const entries = history.length;
    await arrive();
    expect(await screen.findByText('Shape and size')).toBeVisible();
    await nextTask();
    expect(history).toHaveLength(entries);
    expect(history.state).toHaveProperty(OVERLAY_MARK, true);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectOnlyPageEntries();
  });

  test.each(['Close', 'a failure'])('leaves no entry after %s', async (end) => {
    const { user, fail } = renderPage();
    await user.click(opener());
    expect(history.state).toHaveProperty(OVERLAY_MARK, true);
    if (end === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
    else await fail();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectOnlyPageEntries();
  });
});
