import { apiErrors, reject } from '../../http/api-errors';
import { type Sellable, sellableById } from '../../pricing/sellable';
import { lensPackagesFor } from '../../seed/catalog/lenses/lens-packages-for';
import type { Catalog } from '../../seed/catalog/seed-catalog';
import { cartErrors } from './cart-errors';

export type FrameSellable = Extract<Sellable, { kind: 'frame' }>;
export type LensSellable = Extract<Sellable, { kind: 'lens-package' }>;
export type PlanSellable = Extract<Sellable, { kind: 'protection-plan' }>;

/** Returns the frame with this catentry id. @throws ApiErrorResponse `_ERR_PROD_NOT_ORDERABLE` when there is none. */
export function findFrame(catalog: Catalog, catentryId: string): FrameSellable {
  const frame = sellableById(catalog, catentryId);
  return frame?.kind === 'frame' ? frame : reject(cartErrors.notOrderable(catentryId));
}

/** The lens fields of a command. */
export interface LensSelection {
  includeLens?: 'true' | 'false' | undefined;
  lensCatentryId?: string | undefined;
  /** UPC of the package. */
  lens?: string | undefined;
}

/**
 * Returns the lens package that a command selects; undefined for a frame with its demo lenses.
 *
 * @throws ApiErrorResponse `_ERR_PROD_NOT_ORDERABLE` when the package is unknown, its id and UPC do not match, or it does not
 * fit the frame.
 */
export function findLens(
  catalog: Catalog,
  { model, color }: FrameSellable,
  { includeLens, lensCatentryId = '', lens: upc }: LensSelection,
): LensSellable | undefined {
  if (includeLens !== 'true') return undefined;
  const selected = sellableById(catalog, lensCatentryId);
  const fits =
    selected?.kind === 'lens-package' &&
    selected.lens.upc === upc &&
    lensPackagesFor(model, color).some(({ catentryId }) => catentryId === lensCatentryId);
  if (!fits) return reject(cartErrors.notOrderable(lensCatentryId));
  return selected.lens.type === 'frame-only' ? undefined : selected;
}

/** Returns the protection plan with this id. @throws ApiErrorResponse `_ERR_PROD_NOT_ORDERABLE` when there is none. */
export function findPlan(catalog: Catalog, catentryId: string): PlanSellable {
  const plan = sellableById(catalog, catentryId);
  return plan?.kind === 'protection-plan' ? plan : reject(cartErrors.notOrderable(catentryId));
}

/** Returns the protection plan in the add-ons; a pair can have only one. */
export function findSinglePlan(catalog: Catalog, addOns: readonly string[] = []): PlanSellable | undefined {
  const plans = new Set(addOns.map((catentryId) => findPlan(catalog, catentryId)));
  if (plans.size > 1) reject(apiErrors.invalidField('addOns', 'has more than one protection plan'));
  return [...plans][0];
}

/** @throws ApiErrorResponse `_ERR_PROD_NOT_ORDERABLE` for a protection plan without a lens: it is sold with a pair only. */
export function rejectPlanWithoutLens(lens: LensSellable | undefined, plan: PlanSellable | undefined): void {
  if (plan && !lens) reject(cartErrors.notOrderable(plan.plan.catentryId));
}
