import { screen } from '@testing-library/react';

/** Finds a dialog once it is there: while its code loads, a shell has its name, and is busy. */
export function findDialog(name?: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('dialog', { busy: false, ...(name === undefined ? {} : { name }) });
}
