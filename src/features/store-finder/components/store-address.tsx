import type { Store } from '@/domain/stores/store';

/** Shows the address of a store, line by line. */
export function StoreAddress({ store, className }: { store: Store; className?: string }) {
  const { addressLines, city, region, postalCode } = store;
  return (
    <address className={className}>
      {[...addressLines, `${city}, ${region} ${postalCode}`].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
