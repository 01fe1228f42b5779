import type { CookieToSet } from '../http/cookies';
import { attemptsOf, clearAttempts } from '../insurance/attempts';
import { visitorOf } from '../insurance/visitor';
import type { SandboxContext } from '../sandbox-context';
import { insuranceMembers } from '../seed/insurance/insurance-members';
import { claimFormProvider, insuranceProviders } from '../seed/insurance/insurance-providers';
import type { SandboxState } from '../state/state';

/** Lists the insured people with the values to type, and the attempts of the caller's browser. */
export function insuranceView({ state, now }: SandboxContext, cookieHeader: string) {
  const visitorId = visitorOf(cookieHeader) ?? '';
  const { left, lockedSeconds } = attemptsOf(state, visitorId, now().getTime());
  return {
    attemptsLeft: left,
    lockedMinutes: Math.ceil(lockedSeconds / 60),
    members: insuranceMembers.map(({ key, title, birthDate, plans, providers, ...member }) => {
      const [year, month, day] = birthDate.split('-');
      return {
        key,
        title,
        provider: providers.map(providerName).join(', '),
        name: `${member.firstName} ${member.lastName}`,
        birthDate: `${month}/${day}/${year}`,
        postalCode: member.postalCode,
        planId: plans[0]?.planId ?? '',
        memberId: member.memberId,
      };
    }),
  };
}

/** Ends the lock of the caller's browser. Returns the store's cookies about it, which the caller removes. */
export function unlockInsurance(state: SandboxState, cookieHeader: string): CookieToSet[] {
  const visitorId = visitorOf(cookieHeader);
  if (visitorId !== undefined) clearAttempts(state, visitorId);
  return ['ria_locked', 'ria_attempts'].map((name) => ({ name, value: '', httpOnly: false, maxAge: 0 }));
}

/** Returns a provider's claim form, by the key of the provider; undefined for one without a form. */
export function claimFormView(provider: string, language: string): { provider: string } | undefined {
  const name = claimFormProvider(provider, language === 'es' || language === 'fr' ? language : 'en');
  return name === undefined ? undefined : { provider: name };
}

function providerName(provider: string): string {
  return insuranceProviders.find(({ key }) => key === provider)?.text.en ?? provider;
}
