import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { frameCompatibility } from '@/domain/prescription/frame-compatibility';
import { totalPowerRange } from '@/domain/prescription/total-power-range';
import { toEyes } from '@/platform/prescription/entered-values';
import type { StoredPrescription } from '@/platform/prescription/stored-prescription';

/**
 * Whether a frame takes a prescription (003 §5), by the attributes of the catalogue: whether lenses can be fitted at all
 * (ROXABLE), and the total powers that it takes, in dioptres.
 */
export function frameFit(
  prescription: StoredPrescription,
  attributes: readonly CatalogSearchAttribute[],
): 'takes-it' | 'does-not' {
  const value = (name: string) => attributes.find(({ identifier }) => identifier === name)?.values[0]?.value;
  if (value('ROXABLE') !== 'True') return 'does-not';
  const range = totalPowerRange(value('MIN_TOTAL_POWER'), value('MAX_TOTAL_POWER'));
  return frameCompatibility(toEyes(prescription), range).status === 'compatible' ? 'takes-it' : 'does-not';
}
