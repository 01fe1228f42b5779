import { expect, it } from 'vitest';
import { z } from 'zod';
import { newRequestId, newRequestUuid } from './new-request-id';

it('is another one each time', () => {
  expect(newRequestId()).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(Array.from({ length: 50 }, newRequestUuid)).size).toBe(50);
});

it('is a UUID where the contract says so', () => {
  for (let i = 0; i < 50; i += 1) expect(z.uuidv4().safeParse(newRequestUuid()).success).toBe(true);
});
