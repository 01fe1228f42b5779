import { addGuest } from '../handlers/identity/add-user';
import { signIn } from '../handlers/identity/sign-in';
import type { CookieToSet } from '../http/cookies';
import type { SandboxContext } from '../sandbox-context';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { closeSessions, type Shopper } from '../session/shopper';
import type { User } from '../state/user';

/** Target of the switch: no session, a new guest, or the demo member with this user ID. */
export type Role = { kind: 'anonymous' } | { kind: 'guest' } | { kind: 'member'; userId: string };

/**
 * Switches the caller's identity, like signing in or out: the old session ends, and a guest's cart and wishlist move to the
 * member.
 *
 * @returns the cookies for the caller's browser, or undefined where there is no such demo member.
 */
export function switchShopper(
  context: SandboxContext,
  shopper: Shopper,
  role: Role,
): CookieToSet[] | undefined {
  const { state } = context;
  return state.transaction(() => {
    if (role.kind === 'anonymous') return [...closeSessions(state, shopper), CLEARED_SESSION_COOKIE];
    const user = role.kind === 'guest' ? addGuest(context) : demoMember(context, role.userId);
    if (!user) return undefined;
    const cookies: CookieToSet[] = [];
    const storeId = user.country === 'CA' ? '10852' : '10851';
    signIn({ shopper, setCookie: (cookie) => cookies.push(cookie) }, context, user, {
      storeId,
      withCookies: true,
    });
    return cookies;
  });
}

/** Makes the caller a new guest of a store. */
export function becomeGuest(
  context: SandboxContext,
  shopper: Shopper,
  storeId: string,
): { userId: string; cookies: CookieToSet[] } {
  const user = addGuest(context);
  const cookies: CookieToSet[] = [];
  signIn({ shopper, setCookie: (cookie) => cookies.push(cookie) }, context, user, {
    storeId,
    withCookies: true,
  });
  return { userId: user.userId, cookies };
}

/** Finds a demo member; registered accounts belong to their owners. */
function demoMember({ state }: SandboxContext, userId: string): User | undefined {
  return seedShoppers().some((shopper) => shopper.userId === userId) ? state.users.get(userId) : undefined;
}

/** Clears the script-readable cookie that indicates a session. */
const CLEARED_SESSION_COOKIE: CookieToSet = {
  name: 'WC_SESSION_ESTABLISHED',
  value: '',
  httpOnly: false,
  maxAge: 0,
};
