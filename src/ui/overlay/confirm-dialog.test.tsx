// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

/** Renders a card whose removal fails at first. Removing it removes the button that opens the dialog. */
function Page() {
  const [open, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const attempts = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async () => {
    attempts.current += 1;
    return attempts.current === 1 ? undefined : () => setRemoved(true);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Cards
      </h1>
      {isRemoved ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Remove
        </button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this card?"
        focusAfterwards={heading}
        onConfirm={remove}
        confirmLabel="Remove the card"
        busyLabel="Removing"
        cancelLabel="Keep it"
        failure={{ title: 'It could not be removed.', text: 'Please try again.' }}
      />
    </>
  );
}

const button = (name: string) => screen.findByRole('button', { name });

it('shows a failure until the next attempt or opening, and then moves the focus on', async () => {
  render(<Page />);
  await userEvent.click(await button('Remove'));
  await userEvent.click(await button('Remove the card'));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('It could not be removed.Please try again.'));
  await userEvent.click(await button('Keep it'));
  await waitFor(async () => expect(await button('Remove')).toHaveFocus());

  await userEvent.click(await button('Remove'));
  expect(await screen.findByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(await button('Remove the card'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cards' })).toHaveFocus());
});
