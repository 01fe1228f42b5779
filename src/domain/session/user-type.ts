/** G guest, R registered (000 §3). */
export type UserType = 'G' | 'R';

/** Id of the generic user: nobody is signed in, and there is no guest identity either (000 §6). */
export const GENERIC_USER_ID = -1002;

/** What the rule reads of the `basicInfo` of `usercontext/@self/contextdata`. */
export interface BasicInfo {
  readonly runAsId: number | string;
  /** Absent in old versions of the platform. */
  readonly registerType?: string | undefined;
}

/** Whether an id is that of the generic user: not signed in (000 §6). */
export function isGenericUser(id: number | string): boolean {
  return Number(id) === GENERIC_USER_ID;
}

/**
 * Guest or registered. The generic user is a guest whatever else is said. Else `registerType` decides, since a guest
 * identity has an id of its own; without it, or with one of the platform's other types, any other id is registered
 * (000 §3 and §6).
 */
export function userType({ runAsId, registerType }: BasicInfo): UserType {
  if (isGenericUser(runAsId)) return 'G';
  return registerType === 'G' ? 'G' : 'R';
}
