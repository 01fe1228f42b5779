import type { Status } from './client';

const STORES: Record<string, string> = { '10851': 'US store', '10852': 'Canadian store' };
const KINDS: Record<string, string> = {
  EYE: 'eyeglasses',
  SUN: 'sunglasses',
  LENS: 'lens',
  LCON: 'contact lens, left',
  RCON: 'contact lens, right',
  WARRANTY: 'protection plan',
};

/** Shows the shopper's cart lines and saved frames in the sandbox, and how many prescriptions and files. */
export function ShopperDetails({ shopper: { carts, saved, prescriptions } }: Pick<Status, 'shopper'>) {
  const hasPrescriptions = prescriptions.saved > 0 || prescriptions.files > 0;
  if (carts.length === 0 && saved.length === 0 && !hasPrescriptions)
    return <p className="mt-1 text-ink-soft text-sm">Nothing in the cart, nothing saved.</p>;
  return (
    <div className="mt-3 grid gap-3 text-sm">
      {carts.map(({ orderId, storeId, lines }) => (
        <div key={orderId}>
          <h3 className="font-semibold">
            Cart {orderId}, {STORES[storeId]}
          </h3>
          <ul>
            {lines.map(({ id, quantity, name, kind, isPrescribed }) => (
              <li key={id}>
                {quantity} × {name}{' '}
                <span className="text-ink-soft">
                  ({KINDS[kind]}
                  {isPrescribed ? ', with a prescription' : ''})
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {saved.length > 0 ? (
        <div>
          <h3 className="font-semibold">Saved</h3>
          <ul>
            {saved.map(({ id, name, storeId }) => (
              <li key={id}>
                {name} <span className="text-ink-soft">({STORES[storeId]})</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {hasPrescriptions ? (
        <p>
          {prescriptions.saved} saved prescriptions, {prescriptions.files} prescription files
        </p>
      ) : null}
    </div>
  );
}
