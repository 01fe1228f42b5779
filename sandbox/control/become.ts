import { addGuest } from '../handlers/identity/add-user';
import { signIn } from '../handlers/identity/sign-in';
import type { CookieToSet } from '../http/cookies';
import type { SandboxContext } from '../sandbox-context';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { closeSession, type Shopper } from '../session/shopper';
import type { User } from '../state/user';

/** Whom a browser is to be: nobody, a new guest, or the demo member with this user id. */
export type Role = { kind: 'nobody' } | { kind: 'guest' } | { kind: 'member'; userId: string };

/**
 * Makes the caller somebody else, as signing in and off do: the former session ends, and a guest's things move to a
 * member.
 *
 * @returns the cookies for the caller's browser, or undefined where there is no such demo member.
 */
export function become(context: SandboxContext, shopper: Shopper, role: Role): CookieToSet[] | undefined {
  const { state } = context;
  return state.transaction(() => {
    if (role.kind === 'nobody') return [...closeSession(state, shopper), SESSION_GONE];
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

/** Accounts that people made themselves are theirs alone. */
function demoMember({ state }: SandboxContext, userId: string): User | undefined {
  return seedShoppers().some((shopper) => shopper.userId === userId) ? state.users.get(userId) : undefined;
}

/** The readable cookie that says that there is a session. */
const SESSION_GONE: CookieToSet = {
  name: 'WC_SESSION_ESTABLISHED',
  value: '',
  httpOnly: false,
  maxAge: 0,
};
