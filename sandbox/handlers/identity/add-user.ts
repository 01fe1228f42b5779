import type { SandboxContext } from '../../sandbox-context';
import type { User } from '../../state/user';

type NewUser = Omit<User, 'userId' | 'personalizationId' | 'createdAt' | 'passwordExpired'>;

export function addUser({ state, now }: SandboxContext, user: NewUser): User {
  const userId = state.nextId('user');
  const createdAt = now().getTime();
  return state.users.insert({
    ...user,
    userId,
    personalizationId: `${createdAt}-${userId}`,
    passwordExpired: false,
    createdAt,
  });
}

export function addGuest(context: SandboxContext): User {
  return addUser(context, { registerType: 'G', firstName: '', lastName: '', email: '' });
}
