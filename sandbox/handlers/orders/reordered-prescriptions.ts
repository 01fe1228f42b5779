import type { ReorderedPrescription } from '@generated/orders/model/reorderedPrescription';
import { parseIsoDay, parseMonthDayYear } from '@/domain/dates/calendar-date';
import { isReaders, needsAddition } from '@/domain/lens/lens-type';
import { expiryDate, isExpired } from '@/domain/prescription/prescription-expiry';
import { labDate } from '../../pricing/delivery-days';
import type { Sellable } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import { fromSavedDoctor } from '../../serializers/prescriptions/saved-doctor';
import type { Shopper } from '../../session/shopper';
import type { Order, OrderItem } from '../../state/order';
import { prescriptionFields } from '../../state/order-items';
import { type AccountPrescription, itemPrescription, savedContent } from '../../state/prescriptions';
import { accountItemPrescription, fitsStepItem, savedPatient } from '../prescriptions/account-content';
import { findStepItem, type StepItem } from '../prescriptions/step-items';

type PrescriptionFields = ReturnType<typeof prescriptionFields>;

interface Reordered {
  fields: PrescriptionFields;
  outcome: ReorderedPrescription;
}

/** The prescriptions of one reorder. Both contact lenses of a pair have the same one. */
export class ReorderedPrescriptions {
  readonly #newIds = new Map<string, string>();

  readonly context: SandboxContext;
  readonly terms: { order: Order; shopper: Shopper };

  constructor(context: SandboxContext, terms: { order: Order; shopper: Shopper }) {
    this.context = context;
    this.terms = terms;
  }

  /**
   * Returns the prescription that a line of the order brings along: only for its owner, and only while it is valid. An expired
   * one is replaced by that of the member's account.
   */
  of(item: OrderItem, lens?: Sellable): Reordered {
    const { order, shopper } = this.terms;
    // The one power of ready readers is nobody's prescription.
    if (lens?.kind === 'lens-package' && isReaders(lens.lens.type))
      return { fields: this.#copy(item), outcome: 'NONE' };
    const stepItem = findStepItem(order, this.context.catalog, item.orderItemId);
    if (!stepItem) return { fields: {}, outcome: 'NONE' };
    const prescription = itemPrescription(item);
    if (shopper.userId !== order.userId || !prescription) return { fields: {}, outcome: 'NEEDED' };
    const { issueDate = '', expiration = '' } = prescription;
    const dates = { issued: parseIsoDay(issueDate.slice(0, 10)), expires: parseMonthDayYear(expiration) };
    if (!isExpired(dates, this.#today())) return { fields: this.#copy(item), outcome: 'COPIED' };
    const account = this.#accountPrescription(stepItem);
    return account
      ? { fields: this.#fromAccount(account, item.prescriptionId ?? item.orderItemId), outcome: 'ACCOUNT' }
      : { fields: {}, outcome: 'EXPIRED' };
  }

  #copy(item: OrderItem): PrescriptionFields {
    if (item.prescriptionId === undefined) return {};
    const prescriptionId = this.#newId(item.prescriptionId);
    const { uploadedFileName: _unsubmitted, prescription, ...fields } = prescriptionFields(item);
    return {
      ...fields,
      prescriptionId,
      ...(prescription && { prescription: { ...prescription, prescriptionId } }),
    };
  }

  /** Returns the member's prescription for this item: dated and valid, the last changed one. */
  #accountPrescription(stepItem: StepItem): AccountPrescription | undefined {
    const { shopper } = this.terms;
    if (shopper.registerType !== 'R') return undefined;
    return this.context.state.accountPrescriptions
      .by('user', shopper.userId)
      .filter((account) => fitsStepItem(account, stepItem) && this.#isUsable(account, stepItem))
      .sort((first, second) => second.updatedAt - first.updatedAt)[0];
  }

  #isUsable(account: AccountPrescription, stepItem: StepItem): boolean {
    const saved = savedContent(account);
    const dates = {
      issued: parseMonthDayYear(saved.issue ?? ''),
      expires: parseMonthDayYear(saved.expiration ?? ''),
    };
    if (!expiryDate(dates) || isExpired(dates, this.#today())) return false;
    if (stepItem.itemType === 'contact')
      return fromSavedDoctor(saved) !== undefined && savedPatient(saved) !== undefined;
    const hasValues = saved.rightSphere !== undefined;
    return !hasValues || !needsAddition(stepItem.lens.type) || Boolean(saved.rightAdd ?? saved.leftAdd);
  }

  #fromAccount(account: AccountPrescription, source: string): PrescriptionFields {
    const prescriptionId = this.#newId(source);
    const saved = savedContent(account);
    const patient = savedPatient(saved);
    const prescription = accountItemPrescription(this.context.state, account, {
      doctor: fromSavedDoctor(saved),
      values: saved,
    });
    return {
      prescriptionId,
      prescription: { ...prescription, prescriptionId },
      prescriptionSubmission: {
        ...(patient && { patient }),
        accountPrescriptionId: account.prescriptionId,
        verified: false,
        provided: true,
      },
    };
  }

  #newId(source: string): string {
    const id = this.#newIds.get(source) ?? this.context.state.nextId('prescription');
    this.#newIds.set(source, id);
    return id;
  }

  #today() {
    return labDate(this.context.now());
  }
}
