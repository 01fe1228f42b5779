import type { OperationId } from '@sandbox/contract/operations';

/** What a successful call leaves on the host. */
const CREATES: Partial<Record<OperationId, string>> = {
  registerPerson: 'accounts',
  oauthValidate: 'accounts made by a social sign-in',
  requestPasswordReset: 'codes sent by email',
  subscribeEmail: 'newsletter subscriptions',
  checkout: 'orders',
  bookExam: 'booked exams',
  createGuestIdentity: 'guests',
};
/** What a successful call takes away again. */
const REMOVES: Partial<Record<OperationId, string>> = { closeAccount: 'accounts' };

/** What a run has created and not removed. Carts, cards and prescriptions belong to these shoppers and are not listed. */
export class CreatedRecords {
  readonly #counts = new Map<string, number>();

  /** Takes note of a successful call. */
  add(operationId: OperationId): void {
    const [left, removed] = [CREATES[operationId], REMOVES[operationId]];
    if (left !== undefined) this.#counts.set(left, (this.#counts.get(left) ?? 0) + 1);
    if (removed !== undefined) this.#counts.set(removed, (this.#counts.get(removed) ?? 0) - 1);
  }

  counts(): Record<string, number> {
    return Object.fromEntries([...this.#counts].filter(([, count]) => count > 0));
  }
}
