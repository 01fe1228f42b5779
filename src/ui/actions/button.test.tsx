// @vitest-environment jsdom
import '@/ui/testing/setup';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';
import { IconLink } from './icon-link';

test('a button submits no form unless its type is submit', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a busy button retains its name and focus, is announced, and ignores clicks', async () => {
  const onClick = vi.fn();
  const send = vi.fn();
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} busyLabel="Adding to bag" onClick={onClick}>
        Add
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  screen.getByRole('button').focus();
  rerender(form(true));

  const button = screen.getByRole('button', { name: 'Add' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Adding to bag');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('the second click of a double click counts only where the first one hit', () => {
  // The clock stops, since later clicks are single ones.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const onSave = vi.fn();
  const onFind = vi.fn();
  const send = vi.fn();
  render(
    <form onSubmit={send}>
      <Button onClick={onSave}>Save</Button>
      <Button type="submit" onClick={onFind}>
        Find
      </Button>
    </form>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  const find = screen.getByRole('button', { name: 'Find' });
  fireEvent.click(save, { detail: 1 });
  fireEvent.click(save, { detail: 2 });
  expect(onSave).toHaveBeenCalledTimes(2);
  fireEvent.click(save, { detail: 1 });
  fireEvent.click(find, { detail: 2 });
  expect(onFind).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(find, { detail: 1 });
  expect(onFind).toHaveBeenCalledOnce();
});

const RouterLink = ({ to, ...rest }: { to: string; className?: string; children?: string }) => (
  <a {...rest} href={`/lc-us${to}`} />
);

test('ButtonLink renders a plain anchor or the given link element', () => {
  render(
    <>
      <ButtonLink href="/bag">Bag</ButtonLink>
      <ButtonLink render={<RouterLink to="/stores" />} variant="secondary">
        Stores
      </ButtonLink>
      <IconLink href="/account" label="My account" icon={<svg aria-hidden="true" />} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/bag');
  expect(screen.getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/lc-us/stores');
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
});

test('IconButton has a name and a pressed state, and hides its count from screen readers', () => {
  render(<IconButton label="Bag, 3 items" pressed={false} count={3} icon={<svg aria-hidden="true" />} />);
  const button = screen.getByRole('button', { name: 'Bag, 3 items' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

test('a count of 0 shows nothing', () => {
  render(<IconButton label="Bag, empty" count={0} icon={<svg aria-hidden="true" />} />);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});
