import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Matchers such as toBeVisible, and an empty page after each test.
afterEach(cleanup);
