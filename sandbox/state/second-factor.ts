import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { toBase32 } from './one-time-code';

const key = z.string().regex(/^[A-Z2-7]{32}$/);

/** The one-time codes that a sign-in needs. */
export const secondFactorDocument = z.object({
  key,
  /** Step of time of the last code: none is used twice. */
  usedStep: z.number().int(),
  /** SHA-256 hashes of the unused recovery codes. */
  recoveryHashes: z.array(z.string()),
});

/** A key that no code of the app has confirmed. */
export const secondFactorSetupDocument = z.object({
  key,
  /** Wrong codes. */
  failures: z.number().int(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});

const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 10;

/** Returns the recovery codes, in two groups of small letters and digits. */
export function newRecoveryCodes(secret: () => string): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = toBase32(sha256(utf8ToBytes(secret())))
      .toLowerCase()
      .slice(0, RECOVERY_CODE_LENGTH);
    return `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;
  });
}

/** Hashes a recovery code as typed. */
export function recoveryHash(code: string): string {
  return bytesToHex(sha256(utf8ToBytes(code.toLowerCase().replace(/[^a-z2-7]/g, ''))));
}
