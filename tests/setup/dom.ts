import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { WAIT_MS } from '../support/limits';

configure(({ getElementError }) => ({
  asyncUtilTimeout: WAIT_MS,
  // Prints the document only when the message is read: a waiting query fails many times before it finds its element.
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    const read = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get: read, configurable: true });
  },
}));

// jsdom has no modal dialogs: the shell of one whose code is loading (`DialogShell`) stays hidden.
HTMLDialogElement.prototype.showModal ??= () => {};
HTMLDialogElement.prototype.close ??= () => {};

afterEach(cleanup);

// A module whose import is cut off by the end of a file would be missing for all later files of the worker.
afterAll(() => vi.dynamicImportSettled());
