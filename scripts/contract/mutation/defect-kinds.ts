import { messageDefects } from './message-defects';
import type { DefectKind } from './planted-defect';
import { rejectionDefects } from './rejection-defects';
import { stateDefects } from './state-defects';

/** Every kind of defect that the checker is measured with. */
export const defectKinds: DefectKind[] = [...messageDefects, ...rejectionDefects, ...stateDefects];
