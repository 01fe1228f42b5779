/**
 * Ways to claim with a provider (002 §8): 2 out of network and 2.1 in network, both through customer service; 3 in stores only;
 * 4 out of network, with a reimbursement form.
 */
export const CLAIM_PROCESSES = ['2', '2.1', '3', '4'] as const;

export type ClaimProcess = (typeof CLAIM_PROCESSES)[number];

/** A provider that the shopper can choose. */
export interface InsuranceProvider {
  readonly key: string;
  readonly text: string;
  readonly network: boolean;
  /** Absent for a provider with an ordinary lookup. */
  readonly claimProcess?: ClaimProcess | undefined;
  /** URL of the reimbursement form. */
  readonly downloadLink?: string | undefined;
}

/** The first providers of the list are featured (002 §1). */
const FEATURED_COUNT = 6;

/** Returns the featured providers, and the others in the order of the list. */
export function groupProviders(providers: readonly InsuranceProvider[]) {
  return { featured: providers.slice(0, FEATURED_COUNT), others: providers.slice(FEATURED_COUNT) };
}

/** The only provider whose members are always looked up by personal information (002 §5). */
const PERSONAL_ONLY = 'UHC';

export function lookupForm(step: 1 | 2 | 3 | 4 | 5 | 6, providerKey: string): 'personal' | 'plan' {
  return step === 3 && providerKey !== PERSONAL_ONLY ? 'plan' : 'personal';
}

/** Returns how to claim for a plan outside the network: with a form if the provider has one (002 §8). */
export function outOfNetworkProcess(provider: InsuranceProvider | undefined): ClaimProcess {
  return provider?.downloadLink ? '4' : '2';
}
