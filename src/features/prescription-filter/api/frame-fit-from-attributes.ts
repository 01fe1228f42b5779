import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import { frameCompatibility } from '@/domain/prescription/frame-compatibility';
import { totalPowerRange } from '@/domain/prescription/total-power-range';
import { toEyes } from '@/lib/prescription/entered-values';
import type { StoredPrescription } from '@/lib/prescription/stored-prescription';

/**
 * Whether a frame fits a prescription (003 §5), by its catalog attributes: whether prescription lenses can be fitted at
 * all (ROXABLE), and the range of total powers, in diopters.
 */
export function frameFitFromAttributes(
  prescription: StoredPrescription,
  attributes: readonly CatalogSearchAttribute[],
): 'compatible' | 'incompatible' {
  const value = (name: string) => attributes.find(({ identifier }) => identifier === name)?.values[0]?.value;
  if (value('ROXABLE') !== 'True') return 'incompatible';
  const range = totalPowerRange(value('MIN_TOTAL_POWER'), value('MAX_TOTAL_POWER'));
  return frameCompatibility(toEyes(prescription), range).status === 'compatible'
    ? 'compatible'
    : 'incompatible';
}
