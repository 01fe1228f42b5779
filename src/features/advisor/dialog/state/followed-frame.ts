import { storageValue } from '@/lib/storage/storage-value';

/** The recommended frame whose page the shopper opened. */
export interface FollowedFrame {
  upc: string;
  /** The results were of every width. */
  isAnyWidth: boolean;
}

/** For the return from its page, also after a reload. Of this tab. */
export const followedFrame = storageValue<FollowedFrame>({
  area: 'session',
  key: 'advisor_followed',
  schema: {
    safeParse: (value) => {
      const { upc, isAnyWidth } = (value ?? {}) as Partial<FollowedFrame>;
      return typeof upc === 'string'
        ? { success: true, data: { upc, isAnyWidth: isAnyWidth === true } }
        : { success: false };
    },
  },
});
