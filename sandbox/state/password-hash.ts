import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { cleanPassword } from '@/domain/text/typed-text';

/** Memory is 128 · N · r bytes: 2 MiB. A real store uses more; the sandbox also runs in a browser, and in tests. */
const COST = { N: 2 ** 11, r: 8, p: 1, dkLen: 32 };

/** A password as it is stored: an scrypt hash (RFC 7914), in hexadecimal. */
export const passwordHashDocument = z.object({ salt: z.string(), hash: z.string() });
export type PasswordHash = z.infer<typeof passwordHashDocument>;

/**
 * Hashes each Unicode form of a password alike, because keyboards differ in theirs.
 *
 * @param salt a different text for each password.
 */
export function hashPassword(password: string, salt: string): PasswordHash {
  return { salt, hash: bytesToHex(scrypt(cleanPassword(password), salt, COST)) };
}

/** Compares a password. False without a stored one, after as much work: the time of a response does not disclose an account. */
export function matchesPassword(stored: PasswordHash | undefined, password: string): boolean {
  const { hash } = hashPassword(password, stored?.salt ?? '');
  return hash === stored?.hash;
}
