import { expect, it } from 'vitest';
import { isLocalName } from './local-names';

it.each(['localhost', '127.0.0.1', '[::1]', '192.168.1.7', '[fe80::1]'])(
  '%s cannot be made to point here',
  (name) => {
    expect(isLocalName(name)).toBe(true);
  },
);

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '1.2.3', ''])(
  '%s can be',
  (name) => {
    expect(isLocalName(name)).toBe(false);
  },
);
