import { type DatedChoices, readChoices } from '@/domain/advisor/choices';
import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '@/lib/storage/storage-value';

/** The shopper's choices on this device, until they are reset. Only the advisor's calls send them. */
export const deviceChoices = storageValue<DatedChoices>({
  area: 'local',
  key: 'frame_advisor',
  validate: (value) => {
    const { choices: stored, changedAt } = fieldsOf(value);
    const choices = readChoices(stored);
    return choices && typeof changedAt === 'number' ? { choices, changedAt } : undefined;
  },
});
