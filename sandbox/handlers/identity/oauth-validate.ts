import { getOauthValidateMockHandler } from '@generated/identity/identity.msw';
import type { OauthValidateRequest } from '@generated/identity/model/oauthValidateRequest';
import { countrySegment } from '@/domain/locale/locale-lookup';
import { createResolver } from '../../call';
import { type ApiError, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { type Country, countryOfStore, findMember, normalizeLogonId } from '../../state/members';
import type { User } from '../../state/user';
import type { HandlerFactory } from '../handler-factory';
import { addUser } from './add-user';
import { signIn } from './sign-in';

/** Access tokens from the sandbox's stand-in for Google and Facebook. Every token of this form is valid. */
const CONFIRMED_TOKEN = /^social-access-[\w-]+$/;

export const oauthValidate: HandlerFactory = () =>
  getOauthValidateMockHandler(
    createResolver('oauthValidate', (call, context) => {
      const { params, query, body } = call;
      const isConfirmed = CONFIRMED_TOKEN.test(body.accessToken);
      if (!isConfirmed || normalizeLogonId(body.email) !== normalizeLogonId(body.logonId))
        reject(invalidToken());
      const country = countryOfStore(params.storeId);
      const user = findMember(context.state, body.logonId, country) ?? addMember(body, country, context);
      if (!user.socialProvider) reject(accountExists(body.logonId));
      const identity = signIn(call, context, user, {
        storeId: params.storeId,
        withCookies: query.updateCookies === 'true',
      });
      return {
        ...identity,
        resourceName: 'loginidentity',
        redirectURL: `/${countrySegment(params.storeId)}/account`,
      };
    }),
  );

function addMember(body: OauthValidateRequest, country: Country, context: SandboxContext): User {
  const [firstName = '', ...rest] = body.name.trim().split(/\s+/);
  return addUser(context, {
    registerType: 'R',
    logonId: normalizeLogonId(body.logonId),
    country,
    firstName,
    lastName: rest.join(' '),
    email: body.email,
    socialProvider: body.authorizationProvider,
  });
}

function invalidToken(): ApiError {
  return {
    status: 400,
    errorKey: '_ERR_OAUTH_TOKEN_INVALID',
    errorCode: '_ERR_OAUTH_TOKEN_INVALID',
    errorMessage: 'The social account could not be confirmed.',
    errorParameters: ['accessToken'],
  };
}

function accountExists(logonId: string): ApiError {
  return {
    status: 403,
    errorKey: '_ERR_ACCOUNT_EXISTS',
    errorCode: '_ERR_ACCOUNT_EXISTS',
    errorMessage: 'Sign in to this account with its password.',
    errorParameters: [logonId],
  };
}
