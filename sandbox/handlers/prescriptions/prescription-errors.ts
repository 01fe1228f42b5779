import { forbidden } from '../../http/api-errors';

/** The rejections of prescriptions.yaml that other services do not have. */
export const prescriptionErrors = {
  otherUser: () => forbidden('This prescription belongs to someone else.'),
  guest: () => forbidden('Sign in to see your saved prescriptions.'),
};

/** Messages of rejected submissions (003 §5), with HTTP 200. */
export const STEP_MESSAGES = {
  noMode: 'The prescription is missing.',
  notVerified: 'The confirmation is missing.',
  noDoctor: 'The doctor is missing.',
  noFile: 'The prescription file is missing.',
  noPatient: 'The patient is missing.',
} as const;

/** Ends the handler with a rejected submission. */
export class StepFailure extends Error {
  readonly failure: keyof typeof STEP_MESSAGES;

  constructor(failure: keyof typeof STEP_MESSAGES) {
    super(STEP_MESSAGES[failure]);
    this.failure = failure;
  }
}
