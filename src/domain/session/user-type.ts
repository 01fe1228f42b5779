/** G guest, R registered (000 §3). */
export type UserType = 'G' | 'R';

/** Id of the generic user: not signed in, and no guest identity (000 §6). */
export const GENERIC_USER_ID = -1002;

/** The used fields of `basicInfo` in `usercontext/@self/contextdata`. */
export interface BasicInfo {
  readonly runAsId: number | string;
  /** Absent in old versions of the commerce API. */
  readonly registerType?: string | undefined;
}

/** Returns whether an id is the generic user: not signed in (000 §6). */
export function isGenericUser(id: number | string): boolean {
  return Number(id) === GENERIC_USER_ID;
}

/**
 * Returns guest or registered. The generic user is always a guest. Otherwise `registerType` decides, because guest identities
 * have ids of their own. Without it, or with another type, the user is registered (000 §3 and §6).
 */
export function userType({ runAsId, registerType }: BasicInfo): UserType {
  if (isGenericUser(runAsId)) return 'G';
  return registerType === 'G' ? 'G' : 'R';
}
