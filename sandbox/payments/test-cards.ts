/** Reason code of a card that works. */
export const ACCEPTED = '100';

/** Reason codes of the bank for a number. */
export interface BankDecision {
  /** Result of saving the card with the account. */
  verification: string;
  /** Result of paying an order with it. */
  charge: string;
}

/** Numbers with another result than success (docs/scenarios.md, "Test cards"). All have the right check digit. */
const DECISIONS: Readonly<Record<string, BankDecision>> = {
  // Declined.
  '4000000000000002': { verification: '203', charge: '203' },
  // Insufficient funds.
  '4000000000009995': { verification: '204', charge: '204' },
  // Can be saved, but is declined when it pays.
  '4000000000000341': { verification: ACCEPTED, charge: '203' },
  // Held for review.
  '4000000000009235': { verification: '480', charge: '480' },
  // The processor does not respond.
  '4000000000000119': { verification: '151', charge: '151' },
};

export function bankDecision(number: string): BankDecision {
  return DECISIONS[number] ?? { verification: ACCEPTED, charge: ACCEPTED };
}

/** Returns the processor's decision behind a reason code. */
export function decisionOf(reasonCode: string): 'ACCEPT' | 'REJECT' | 'REVIEW' | 'ERROR' {
  if (reasonCode === ACCEPTED) return 'ACCEPT';
  if (reasonCode === '480') return 'REVIEW';
  return /^15[0-2]$/.test(reasonCode) ? 'ERROR' : 'REJECT';
}
