import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '@/lib/storage/storage-value';

/** The recommended frame whose page the shopper opened. */
export interface FollowedFrame {
  upc: string;
  /** The results were of every width. */
  isAnyWidth: boolean;
}

/** Remembers the frame for the return from its page, also after a reload. Per tab. */
export const followedFrame = storageValue<FollowedFrame>({
  area: 'session',
  key: 'advisor_followed',
  validate: (value) => {
    const { upc, isAnyWidth } = fieldsOf(value);
    return typeof upc === 'string' ? { upc, isAnyWidth: isAnyWidth === true } : undefined;
  },
});
