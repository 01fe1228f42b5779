import type { OperationId } from '../../contract/operations';
import type { HandlerFactory } from '../handler-factory';
import { addPersonContact } from './add-person-contact';
import { createGuestIdentity } from './create-guest-identity';
import { exchangeAuthorizationCode } from './exchange-authorization-code';
import { getContextData } from './get-context-data';
import { getPersonContact } from './get-person-contact';
import { logoff } from './logoff';
import { logonAjax } from './logon-ajax';
import { oauthValidate } from './oauth-validate';
import { registerPerson } from './register-person';
import { requestPasswordReset } from './request-password-reset';

export const identityHandlers = {
  getContextData,
  createGuestIdentity,
  getPersonContact,
  addPersonContact,
  exchangeAuthorizationCode,
  registerPerson,
  requestPasswordReset,
  oauthValidate,
  logonAjax,
  logoff,
} satisfies Partial<Record<OperationId, HandlerFactory>>;
