import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { connectTestServer } from '../support/test-server';

// The first click of a test may load a chunk, which on a busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

connectTestServer();

afterEach(cleanup);

// A module whose import is cut off by the end of a file would be missing for all later files of the worker.
afterAll(() => vi.dynamicImportSettled());
