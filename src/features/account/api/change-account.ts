import {
  changePassword,
  closeAccount,
  confirmSecondFactor as sendConfirmation,
  turnOffSecondFactor as sendEnd,
  startSecondFactor as sendStart,
  updatePerson,
} from '@generated/identity/identity';
import type { PersonUpdate } from '@generated/identity/model/personUpdate';
import type { SecondFactorKey } from '@generated/identity/model/secondFactorKey';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import { sendChange } from '@/lib/http/send-change';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';
import type { FieldMessage } from '../forms/account-schemas';

export type DetailsField = 'email' | 'currentPassword' | 'password' | 'passwordConfirmation' | 'code';

/** Outcome of a change. Nothing has changed unless the status is `changed`. */
export type ChangeResult =
  | { status: 'changed' }
  | { status: 'rejected'; field: DetailsField; message: FieldMessage }
  /** Too many wrong passwords. */
  | { status: 'locked' | 'signed-out' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

/** Changes the properties present in `update`; a new email needs the current password. Never throws. */
export function changePerson(site: Site, update: PersonUpdate): Promise<ChangeResult> {
  return change(() => updatePerson(site.storeId, update, { langId: site.languageId }));
}

export interface PasswordChangeValues {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** Changes the password; all other sessions end. Never throws. */
export function changeOwnPassword(site: Site, values: PasswordChangeValues): Promise<ChangeResult> {
  const body = {
    logonPasswordOld: values.currentPassword,
    logonPassword: values.password,
    logonPasswordVerify: values.passwordConfirmation,
  };
  return change(() => changePassword(site.storeId, body, { langId: site.languageId }));
}

/** Closes the account, confirmed by its password, or by its email where it has none. Never throws. */
export function closeOwnAccount(
  site: Site,
  confirmation: { logonPassword: string } | { logonId: string },
): Promise<ChangeResult> {
  return change(() => closeAccount(site.storeId, confirmation, { langId: site.languageId }));
}

/** Makes the key of one-time codes. Never throws. */
export function startSecondFactor(
  site: Site,
  logonPassword: string,
  onStarted: (key: SecondFactorKey) => void,
): Promise<ChangeResult> {
  return change(async () => onStarted(await sendStart(site.storeId, { logonPassword }, langOf(site))));
}

/** Turns one-time codes on; all other sessions end. Never throws. */
export function confirmSecondFactor(
  site: Site,
  code: string,
  onConfirmed: (recoveryCodes: string[]) => void,
): Promise<ChangeResult> {
  return change(async () => {
    const { recoveryCodes } = await sendConfirmation(site.storeId, { x_oneTimeCode: code }, langOf(site));
    onConfirmed(recoveryCodes);
  });
}

/** Turns one-time codes off. Never throws. */
export function turnOffSecondFactor(
  site: Site,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<ChangeResult> {
  const body = { logonPassword: currentPassword, x_oneTimeCode: code };
  return change(() => sendEnd(site.storeId, body, langOf(site)));
}

function langOf({ languageId }: Site) {
  return { langId: languageId };
}

function change(send: () => Promise<unknown>): Promise<ChangeResult> {
  return sendChange(send, toFailure);
}

const REJECTIONS: Partial<Record<string, [DetailsField, FieldMessage]>> = {
  _ERR_AUTHENTICATION_ERROR: ['currentPassword', 'password-wrong'],
  // Misspelled in the API.
  _ERR_LOGONID_ALREDY_EXIST: ['email', 'email-in-use'],
  _ERR_VALUE_FOR_PARM_NOT_SUPPORTED: ['email', 'email-malformed'],
  _ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD: ['password', 'password-weak'],
  _ERR_SECOND_FACTOR_CODE: ['code', 'one-time-code-wrong'],
  _ERR_SECOND_FACTOR_NOT_STARTED: ['code', 'one-time-code-ended'],
};

/** A field of `_ERR_BAD_PARMS`. */
const FIELD_REJECTIONS: Partial<Record<string, [DetailsField, FieldMessage]>> = {
  email1: ['email', 'email-malformed'],
  logonId: ['email', 'email-other'],
  logonPasswordVerify: ['passwordConfirmation', 'passwords-differ'],
};

function toFailure(error: unknown): ChangeResult {
  if (isSignedOut(error)) return { status: 'signed-out' };
  if (!isApiError(error)) return { status: 'failed' };
  const minutes = waitMinutes(error);
  if (minutes !== undefined) return { status: 'too-many-tries', minutes };
  if (error.key === '_ERR_ACCOUNT_LOCKED') return { status: 'locked' };
  const [parameter = ''] = error.parameters;
  const rejection = error.key === '_ERR_BAD_PARMS' ? FIELD_REJECTIONS[parameter] : REJECTIONS[error.key];
  return rejection
    ? { status: 'rejected', field: rejection[0], message: rejection[1] }
    : { status: 'failed' };
}
