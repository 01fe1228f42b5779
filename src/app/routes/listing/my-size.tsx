import { MySizeControl } from '@/features/listing/components/facets/my-size-control';
import { sizeHelper } from '../shared/size-helper';

/** The shopper's size as a filter of a listing, and the helper that finds it. */
export function MySize({ className }: { className: string }) {
  return <MySizeControl helper={sizeHelper} className={className} />;
}
