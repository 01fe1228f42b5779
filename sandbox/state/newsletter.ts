import type { SandboxState } from './state';
import type { User } from './user';

/** Stores of a country: an account belongs to one. */
const STORE_ID = { US: '10851', CA: '10852' };

/** Returns whether the newsletter goes to the account's email: chosen in the account, or subscribed in the footer. */
export function receivesNewsletter(state: SandboxState, user: User): boolean {
  return user.receiveEmail === true || state.subscriptions.get(subscriptionId(user)) !== undefined;
}

/** Ends the newsletter wherever it was subscribed, or starts it. */
export function setNewsletter(state: SandboxState, user: User, receiveEmail: boolean): void {
  state.users.update(user.userId, { receiveEmail });
  if (!receiveEmail) state.subscriptions.remove(subscriptionId(user));
}

function subscriptionId({ country = 'US', email }: User): string {
  return `${STORE_ID[country]} ${email.toLowerCase()}`;
}
