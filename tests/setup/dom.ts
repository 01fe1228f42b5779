import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A story's first press may load a chunk, which on a busy machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
