import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { toItemPrescription } from '@/domain/prescription/item-prescription';
import { type NewItemContext, newItem } from '../handlers/cart/new-item';
import { resolveContactLensParameters } from '../handlers/cart/resolve-contact-lens-parameters';
import type { SandboxContext } from '../sandbox-context';
import { lensPackagesFor } from '../seed/catalog/lenses/lens-packages-for';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import type { LensPackage } from '../seed/models/lens-package';
import { demoPatients } from '../seed/patients/demo-patients';
import { toDoctor } from '../serializers/to-doctor';
import type { OrderItem } from '../state/order';

export type BuilderContext = NewItemContext & Pick<SandboxContext, 'catalog' | 'doctors'>;

/** Builds the items of a cart; each frame is another one. */
export class CartBuilder {
  readonly items: OrderItem[] = [];
  readonly #context: BuilderContext;
  #frames: number;

  /** @param firstFrame index of the first frame in the catalog's list. */
  constructor(context: BuilderContext, firstFrame = 0) {
    this.#context = context;
    this.#frames = firstFrame;
  }

  /** Eyeglasses with a lens of this type; without a type, the frame alone. */
  glasses(type?: LensPackage['type'], { quantity = 1 }: { quantity?: number } = {}): OrderItem {
    const { model, color, lens } = this.#nextFrame(type);
    const frame = newItem(this.#context, { kind: 'frame', model, color }, { kind: 'EYE', quantity });
    this.items.push(frame);
    if (lens) {
      const details = { kind: 'LENS', quantity, parentItemId: frame.orderItemId } as const;
      this.items.push(newItem(this.#context, { kind: 'lens-package', lens }, details));
    }
    return frame;
  }

  /** Creates one box of spherical contact lenses for an eye. */
  contactLens(kind: 'RCON' | 'LCON', power: string): OrderItem {
    const lens = this.#context.catalog.contactLenses.find((candidate) => candidate.kind === 'sphere');
    if (!lens) throw new Error('The catalog has no spherical contact lens.');
    const { baseCurve, diameter } = lens.parameters;
    const attributes = resolveContactLensParameters(lens, [
      { name: 'POWER', value: power },
      { name: 'BASE_CURVE', value: String(baseCurve[0]) },
      { name: 'DIAMETER', value: String(diameter[0]) },
    ]);
    const item = newItem(this.#context, { kind: 'contact-lens', lens }, { kind, quantity: 1, attributes });
    this.items.push(item);
    return item;
  }

  /** Creates the smallest protection plan for a pair of glasses. */
  plan(frame: OrderItem): void {
    const [plan] = this.#context.catalog.warranties;
    if (!plan) throw new Error('The catalog has no protection plan.');
    const { orderItemId: parentItemId, quantity } = frame;
    const details = { kind: 'WARRANTY', quantity, parentItemId } as const;
    this.items.push(newItem(this.#context, { kind: 'protection-plan', plan }, details));
  }

  /** Changes items that were added. */
  change(items: readonly OrderItem[], fields: Partial<OrderItem>): void {
    const ids = items.map(({ orderItemId }) => orderItemId);
    for (const [index, item] of this.items.entries())
      if (ids.includes(item.orderItemId)) this.items[index] = { ...item, ...fields };
  }

  /** Gives items the same prescription. */
  prescribe(items: readonly OrderItem[], fields: Partial<OrderItem>): void {
    const prescriptionId = this.#context.state.nextId('prescription');
    const prescription = { ...fields.prescription, prescriptionId };
    this.change(items, { ...fields, prescriptionId, prescription });
  }

  /** Values as the lens panel sends them. */
  values(): ItemPrescription {
    const [patient] = demoPatients(toCalendarDate(this.#context.now()));
    if (!patient) throw new Error('There is no demo patient.');
    return toItemPrescription(patient.prescription);
  }

  /** Adds a doctor to call. */
  doctor(country: 'US' | 'CA'): ItemPrescription {
    const doctor = this.#context.doctors.find(
      ({ address, phone, officePhone }) => address.country === country && phone !== '' && officePhone !== '',
    );
    if (!doctor) throw new Error(`There is no doctor in ${country}.`);
    return { prescriptionOriginMode: 'callDoctor', doctor: toDoctor(doctor) };
  }

  /** Returns the next frame in stock that takes prescription lenses, and its first lens of the type. */
  #nextFrame(type: LensPackage['type'] | undefined) {
    for (const { model, color } of glassesInStock(this.#context.catalog).slice(this.#frames)) {
      this.#frames += 1;
      const lens = lensPackagesFor(model, color).find((candidate) => candidate.type === type);
      if (lens || type === undefined) return { model, color, lens };
    }
    throw new Error(`The catalog has no frame in stock with a lens of type ${type}.`);
  }
}

type Glasses = { model: FrameModel; color: FrameColor };
const glassesByCatalog = new WeakMap<Catalog, readonly Glasses[]>();

/** Returns the first color in stock of each eyeglass frame that takes prescription lenses. */
function glassesInStock(catalog: Catalog): readonly Glasses[] {
  const cached = glassesByCatalog.get(catalog);
  if (cached) return cached;
  const glasses = catalog.frames
    .filter(({ prescriptionReady, category }) => prescriptionReady && category === 'eyeglasses')
    .flatMap((model) => model.colors.slice(0, 1).map((color) => ({ model, color })))
    .filter(({ color }) => color.stock >= 5);
  glassesByCatalog.set(catalog, glasses);
  return glasses;
}
