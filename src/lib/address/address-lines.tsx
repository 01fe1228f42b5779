import type { Address } from './address';

/** Shows the street and place of an address, in the format of both countries. */
export function AddressLines({ address }: { address: Address }) {
  const { street, unit, city, region, postalCode } = address;
  return (
    <>
      <span className="block">{unit ? `${street}, ${unit}` : street}</span>
      <span className="block">{`${city}, ${region} ${postalCode}`}</span>
    </>
  );
}
