import { type DatedChoices, readChoices } from '@/domain/advisor/choices';
import { storageValue } from '@/lib/storage/storage-value';

/** What the shopper chose on this device, until it is reset. Never sent with anything but the advisor's own calls. */
export const deviceChoices = storageValue<DatedChoices>({
  area: 'local',
  key: 'frame_advisor',
  schema: {
    safeParse: (value) => {
      const { choices: stored, changedAt } = (value ?? {}) as Partial<DatedChoices>;
      const choices = readChoices(stored);
      return choices && typeof changedAt === 'number'
        ? { success: true, data: { choices, changedAt } }
        : { success: false };
    },
  },
});
