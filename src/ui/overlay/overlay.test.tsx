// @vitest-environment jsdom
import '@/ui/testing/setup';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { findDialog } from '../../../tests/support/find-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

function Page({ modal: Modal }: { modal: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Save your fit"
        description="We keep shape and size."
        footer={<button type="button">Save</button>}
      >
        Text
      </Modal>
    </>
  );
}

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s has a name and a description, receives focus and restores it', async (_, modal) => {
  render(<Page modal={modal} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await findDialog('Save your fit');
  expect(dialog).toHaveAccessibleDescription('We keep shape and size.');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('its content is a stop of the Tab key only while it scrolls', async () => {
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        measure = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Page modal={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const content = (await screen.findByText('We keep shape and size.')).closest('[tabindex]') as HTMLElement;
  act(() => measure());
  expect(content.tabIndex).toBe(-1);
  vi.spyOn(content, 'scrollHeight', 'get').mockReturnValue(900);
  act(() => measure());
  expect(content.tabIndex).toBe(0);
  vi.unstubAllGlobals();
});

test('a click on the backdrop closes it, but not the second click of a double click', async () => {
  render(<Page modal={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await findDialog();
  const [backdrop] = screen.getAllByRole('presentation', { hidden: true });
  if (!backdrop) throw new Error('The dialog has a backdrop.');
  const click = (detail: number) => {
    fireEvent.pointerDown(backdrop);
    fireEvent.mouseDown(backdrop, { detail });
    fireEvent.click(backdrop, { detail });
  };
  click(2);
  expect(dialog).toBeVisible();
  click(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the close button closes it', async () => {
  render(<Page modal={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
