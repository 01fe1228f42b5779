import type { Handlers } from '../../call';
import { addPersonContact } from './add-person-contact';
import { changePassword } from './change-password';
import { closeAccount } from './close-account';
import { confirmSecondFactor } from './confirm-second-factor';
import { createGuestIdentity } from './create-guest-identity';
import { deletePersonContact } from './delete-person-contact';
import { exchangeAuthorizationCode } from './exchange-authorization-code';
import { getContextData } from './get-context-data';
import { getPerson } from './get-person';
import { getPersonContact } from './get-person-contact';
import { getPersonData } from './get-person-data';
import { logoff } from './logoff';
import { logonAjax } from './logon-ajax';
import { oauthValidate } from './oauth-validate';
import { registerPerson } from './register-person';
import { requestPasswordReset } from './request-password-reset';
import { startSecondFactor } from './start-second-factor';
import { turnOffSecondFactor } from './turn-off-second-factor';
import { updatePerson } from './update-person';
import { updatePersonContact } from './update-person-contact';

export const identityHandlers = {
  getContextData,
  createGuestIdentity,
  getPersonContact,
  addPersonContact,
  updatePersonContact,
  deletePersonContact,
  getPerson,
  updatePerson,
  changePassword,
  closeAccount,
  startSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
  getPersonData,
  exchangeAuthorizationCode,
  registerPerson,
  requestPasswordReset,
  oauthValidate,
  logonAjax,
  logoff,
} satisfies Partial<Handlers>;
