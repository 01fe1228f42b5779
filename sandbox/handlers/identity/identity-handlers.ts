import type { Handlers } from '../../call';
import { closeAccount } from './close-account';
import { exchangeAuthorizationCode } from './exchange-authorization-code';
import { logonAjax } from './logon-ajax';
import { oauthValidate } from './oauth-validate';
import { changePassword, requestPasswordReset } from './passwords';
import { getPerson, getPersonData, updatePerson } from './person';
import {
  addPersonContact,
  deletePersonContact,
  getPersonContact,
  updatePersonContact,
} from './person-contacts';
import { registerPerson } from './register-person';
import { confirmSecondFactor, startSecondFactor, turnOffSecondFactor } from './second-factor';
import { createGuestIdentity, getContextData, logoff } from './session';

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
