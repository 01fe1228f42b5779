import { byteDefects } from './byte-defects';
import { inputDefects } from './input-defects';
import { messageDefects } from './message-defects';
import type { DefectKind } from './planted-defect';
import { rejectionDefects } from './rejection-defects';
import { sessionDefects } from './session-defects';
import { stateDefects } from './state-defects';
import { valueDefects } from './value-defects';

/** Every kind of defect that the checker is measured with. */
export const defectKinds: DefectKind[] = [
  ...messageDefects,
  ...rejectionDefects,
  ...stateDefects,
  ...byteDefects,
  ...valueDefects,
  ...inputDefects,
  ...sessionDefects,
];
