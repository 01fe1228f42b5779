// @vitest-environment jsdom
import '@/ui/testing/setup';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToasts } from './toast-provider';
import { ToastRegion } from './toast-region';
import { createToastStore } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Trigger({ action }: { action?: ReactNode }) {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.show({ message: 'Saved', action })}>
      Save
    </button>
  );
}

function setUp(action?: ReactNode) {
  render(
    <ToastProvider>
      <Trigger action={action} />
      <ToastRegion dismissLabel="Dismiss" />
    </ToastProvider>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a toast disappears after six seconds', () => {
  setUp();
  advance(5999);
  expect(screen.getByText('Saved')).toBeVisible();
  advance(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a toast stays while hovered and for six seconds after', () => {
  setUp();
  fireEvent.pointerEnter(screen.getByText('Saved'));
  advance(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Saved'));
  advance(6000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a toast with an action stays until it is dismissed', () => {
  setUp(<button type="button">Undo</button>);
  advance(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a fourth toast replaces the oldest, and each can be dismissed', () => {
  const store = createToastStore();
  const messages = () => store.toasts.read().map(({ message }) => message);
  for (const message of ['one', 'two', 'three', 'four']) store.show({ message });
  expect(messages()).toEqual(['two', 'three', 'four']);
  store.dismiss(store.toasts.read()[0]?.id ?? 0);
  expect(messages()).toEqual(['three', 'four']);
});
