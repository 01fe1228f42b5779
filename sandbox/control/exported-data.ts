import type { DatabaseSnapshot } from '../db/database-snapshot';
import type { PrescriptionFile } from '../state/prescription-file';

/**
 * An export names uploaded prescription files and leaves their content out: it is personal, and up to 14 MB of text per file.
 * Imported files cannot be opened. It has no insurance tokens: whoever looked a plan up does so again.
 */
export function withoutSecrets(snapshot: DatabaseSnapshot): DatabaseSnapshot {
  const files = (snapshot.collections.prescriptionFiles ?? []) as PrescriptionFile[];
  return {
    ...snapshot,
    collections: {
      ...snapshot.collections,
      prescriptionFiles: files.map((file) => ({ ...file, data: '' })),
      insuranceTokens: [],
      insuranceAttempts: [],
    },
  };
}
