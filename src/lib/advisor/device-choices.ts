import { type DatedChoices, readChoices } from '@/domain/advisor/choices';
import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '@/lib/storage/storage-value';

/** What the shopper chose on this device, until it is reset. Never sent with anything but the advisor's own calls. */
export const deviceChoices = storageValue<DatedChoices>({
  area: 'local',
  key: 'frame_advisor',
  validate: (value) => {
    const { choices: stored, changedAt } = fieldsOf(value);
    const choices = readChoices(stored);
    return choices && typeof changedAt === 'number' ? { choices, changedAt } : undefined;
  },
});
