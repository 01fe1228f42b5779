import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusAfterSwap } from './use-focus-after-swap';

function Login({ isOn }: { isOn: boolean }) {
  const swap = useFocusAfterSwap(isOn);
  return (
    <>
      <div {...swap}>
        {isOn ? (
          <p>
            <button type="button">Log out</button>
          </p>
        ) : (
          <button type="button">Log in</button>
        )}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

it('gives the focus of a removed control to the first new one', () => {
  const { rerender } = render(<Login isOn />);
  screen.getByRole('button', { name: 'Log out' }).focus();
  rerender(<Login isOn={false} />);
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});

it('takes no focus that was elsewhere, or nowhere', () => {
  const { rerender } = render(<Login isOn />);
  rerender(<Login isOn={false} />);
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'Log in' }).focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Login isOn />);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
