import { expect, it } from 'vitest';
import { z } from 'zod';
import { newRequestId, newUuid } from './new-request-id';

it('is another one each time', () => {
  expect(newRequestId()).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(Array.from({ length: 50 }, newUuid)).size).toBe(50);
});

it('is a UUID where the contract says so', () => {
  for (let i = 0; i < 50; i += 1) expect(z.uuidv4().safeParse(newUuid()).success).toBe(true);
});
