import type { SandboxState } from './state';

/** Moves the files of a guest to the member after sign-in. */
export function movePrescriptionFiles(state: SandboxState, guestId: string, memberId: string): void {
  for (const { savedFileName } of state.prescriptionFiles.by('user', guestId)) {
    state.prescriptionFiles.update(savedFileName, { userId: memberId });
  }
}
