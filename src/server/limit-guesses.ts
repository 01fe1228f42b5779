import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { cleanEmail } from '@/domain/contact/email';
import { visitorOf } from './client-address';
import { pathAsRead } from './path-as-read';
import { type CallFields, readCallFields } from './read-call-fields';

/** A call by which somebody can find out a secret of another shopper. */
interface Guess {
  name: string;
  /** Default: all of them, since hosts answer HEAD as GET, and take commands by any method. */
  methods?: readonly string[];
  /** Of the path as a host reads it. */
  path: RegExp;
  /** Default: every call of this path. */
  isGuess?: (fields: CallFields) => boolean;
  /** Whose secret it is: the account, the order, the insured person. */
  targetsOf?: (call: { request: Request; path: string; fields: CallFields }) => readonly string[];
  /** The status of the response tells whether the guess was right; who knows the secret has not guessed. */
  isToldByStatus?: boolean;
  callsOfVisitor?: number;
  callsForTarget?: number;
}

/** Default numbers of calls of one visitor in a quarter of an hour: of one kind, and of one kind for the same target. */
const QUARTER_SECONDS = 15 * 60;
const CALLS_OF_VISITOR = 60;
const CALLS_FOR_TARGET = 12;

const PASSWORD_FIELDS = ['logonPassword', 'logonPasswordOld', 'x_oneTimeCode'];
const CARD_FIELDS = ['account', 'card_accountNumber'];
const CODE_FIELD = 'xcred_validationCode';

const GUESSES: readonly Guess[] = [
  {
    name: 'sign-in',
    path: /\/servlet\/logonajax$/,
    targetsOf: ({ fields }) => fields.all('logonId'),
  },
  {
    // Each sends an email to somebody.
    name: 'request of a code',
    methods: ['PUT', 'POST'],
    path: /\/person\/@self$/,
    isGuess: (fields) => !fields.has(CODE_FIELD),
    targetsOf: ({ fields }) => fields.all('logonId'),
    callsOfVisitor: 20,
    callsForTarget: 5,
  },
  {
    name: 'code',
    path: /\/person\/@self$/,
    isGuess: (fields) => fields.has(CODE_FIELD),
    targetsOf: ({ fields }) => fields.all('logonId'),
  },
  {
    // Of the account that the visitor is signed in to.
    name: 'password',
    path: /\/person\/@self\/(password|registration|close|secondfactor(\/off)?)$/,
    isGuess: (fields) => PASSWORD_FIELDS.some(fields.has),
    targetsOf: ({ request }) => signedInAs(request.headers.get('cookie') ?? ''),
  },
  { name: 'social sign-in', path: /\/oauth_validate$/ },
  {
    // It says whether an email has an account. Nobody needs many accounts.
    name: 'registration',
    path: /\/person$/,
    callsOfVisitor: 12,
  },
  {
    name: 'order',
    path: /\/ordercst\/guest\/[^/]+/,
    targetsOf: ({ path }) => /\/guest\/([^/]+)/.exec(path)?.slice(1) ?? [],
    isToldByStatus: true,
  },
  {
    name: 'exam',
    path: /\/eappointment\/appointments\/[^/]+$/,
    targetsOf: ({ path }) => path.split('/').slice(-1),
    isToldByStatus: true,
  },
  {
    name: 'insurance',
    path: /\/(jsonpinsuranceajax\.jsp|ria\/login)$/,
    targetsOf: ({ fields }) => insuredPerson(fields),
  },
  {
    // The processor says which stolen numbers are good. Who owns a card tries few.
    name: 'card',
    path: /\/(cart\/@self\/payment_instruction|mypayments)$/,
    isGuess: (fields) => CARD_FIELDS.some(fields.has),
    callsOfVisitor: 15,
  },
  {
    name: 'promotion code',
    path: /\/cart\/@self\/assigned_promotion_code(\/[^/]+)?$/,
    isToldByStatus: true,
    callsOfVisitor: 20,
  },
];

export interface LimitOptions {
  trustedProxies: number | undefined;
}

/**
 * Limits how often a visitor may guess. What others do is never counted against a visitor: a limit of the target alone would
 * let anyone lock a shopper out.
 */
export function limitGuesses({ trustedProxies }: LimitOptions): MiddlewareHandler {
  const kinds = GUESSES.map(counterOf);
  return async (context, next) => {
    const { method, raw: request } = context.req;
    const path = pathAsRead(context.req.path);
    const isOfMethod = ({ methods }: Guess) => methods?.includes(method) ?? true;
    const matching = kinds.filter(({ guess }) => isOfMethod(guess) && guess.path.test(path));
    const visitor = matching.length > 0 ? visitorOf(context, trustedProxies) : undefined;
    if (visitor === undefined) return next();
    const fields = await readCallFields(request);
    const kind = matching.find(({ guess }) => guess.isGuess?.(fields) ?? true);
    if (!kind) return next();
    const call = { visitor, targets: kind.guess.targetsOf?.({ request, path, fields }) ?? [] };
    const wait = await kind.count(call);
    if (wait !== undefined) return tooManyTries(context, wait);
    await next();
    const isWrong = context.res.status >= 400 && context.res.status < 500;
    if (kind.guess.isToldByStatus && !isWrong) await kind.takeBack(call);
  };
}

interface CountedCall {
  visitor: string;
  targets: readonly string[];
}

/** Counts the calls of a kind. */
function counterOf(guess: Guess) {
  const { callsOfVisitor = CALLS_OF_VISITOR, callsForTarget = CALLS_FOR_TARGET } = guess;
  const ofVisitor = new RateLimiterMemory({ points: callsOfVisitor, duration: QUARTER_SECONDS });
  const forTarget = new RateLimiterMemory({ points: callsForTarget, duration: QUARTER_SECONDS });
  const keysOf = ({ visitor, targets }: CountedCall) => {
    const known = targets.length > MAX_TARGETS ? ['?'] : targets;
    return new Set(known.map((target) => `${visitor} ${toKey(target)}`));
  };
  return {
    guess,
    /** @returns the milliseconds to wait after too many calls. */
    async count(call: CountedCall): Promise<number | undefined> {
      try {
        await ofVisitor.consume(call.visitor);
        for (const key of keysOf(call)) await forTarget.consume(key);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return error.msBeforeNext;
      }
    },
    async takeBack(call: CountedCall): Promise<void> {
      await ofVisitor.reward(call.visitor);
      for (const key of keysOf(call)) await forTarget.reward(key);
    },
  };
}

/** A call has one target. One that names several is counted for each, so that a second one hides none; one of many as such. */
const MAX_TARGETS = 5;

/** The same for each spelling that hosts take for the same account. */
function toKey(target: string): string {
  return cleanEmail(target).toLowerCase();
}

/** User ids of the session cookies. */
function signedInAs(cookie: string): string[] {
  return [...cookie.matchAll(/WC_AUTHENTICATION_(\d+)=/g)].flatMap(([, userId]) => userId ?? []);
}

/** The person by name, or the member by number, whose other data are guessed. */
function insuredPerson(fields: CallFields): string[] {
  const person = ['provider', 'lastName', 'firstName', 'memberID'].map((name) => fields.all(name).join(' '));
  return [person.join(' ')];
}

/** In the format of the commerce API's errors, with the minutes to wait. */
function tooManyTries(context: Context, milliseconds: number): Response {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = String(Math.ceil(seconds / 60));
  const error = {
    errorKey: '_ERR_TOO_MANY_TRIES',
    errorCode: '2495',
    errorMessage: `Too many tries. Try again in ${minutes} minutes.`,
    errorParameters: [minutes],
  };
  return context.json({ errors: [error] }, 429, {
    'Retry-After': String(seconds),
    'Cache-Control': 'no-store',
  });
}
