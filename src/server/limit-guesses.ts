import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { cleanEmail } from '@/domain/contact/email';
import { clientAddress } from './client-address';
import { pathAsRead } from './path-as-read';
import { type BodyFields, readBodyFields } from './read-body-fields';

/** A call by which somebody can find out a secret of another shopper. */
interface Guess {
  name: string;
  methods: readonly string[];
  /** Of the path as a host reads it. */
  path: RegExp;
  /** Default: every call of this path. */
  isGuess?: (fields: BodyFields) => boolean;
  /** Whose secret it is: the account, the order, the insured person. */
  targetsOf?: (call: { request: Request; path: string; fields: BodyFields }) => readonly string[];
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
const CODE_FIELD = 'xcred_validationCode';

const GUESSES: readonly Guess[] = [
  {
    name: 'sign-in',
    methods: ['POST'],
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
    methods: ['PUT', 'POST'],
    path: /\/person\/@self$/,
    isGuess: (fields) => fields.has(CODE_FIELD),
    targetsOf: ({ fields }) => fields.all('logonId'),
  },
  {
    // Of the account that the visitor is signed in to.
    name: 'password',
    methods: ['PUT', 'POST'],
    path: /\/person\/@self\/(password|registration|close|secondfactor(\/off)?)$/,
    isGuess: (fields) => PASSWORD_FIELDS.some(fields.has),
    targetsOf: ({ request }) => signedInAs(request.headers.get('cookie') ?? ''),
  },
  { name: 'social sign-in', methods: ['POST'], path: /\/oauth_validate$/ },
  {
    // It says whether an email has an account. Nobody needs many accounts.
    name: 'registration',
    methods: ['POST'],
    path: /\/person$/,
    callsOfVisitor: 12,
  },
  {
    name: 'order',
    methods: ['GET', 'POST', 'PUT'],
    path: /\/ordercst\/guest\/[^/]+/,
    targetsOf: ({ path }) => /\/guest\/([^/]+)/.exec(path)?.slice(1) ?? [],
    isToldByStatus: true,
  },
  {
    name: 'insurance',
    methods: ['POST'],
    path: /\/(jsonpinsuranceajax\.jsp|ria\/login)$/,
    targetsOf: ({ fields }) => insuredPerson(fields),
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
    const matching = kinds.filter(({ guess }) => guess.methods.includes(method) && guess.path.test(path));
    const address = matching.length > 0 ? clientAddress(context, trustedProxies) : undefined;
    if (address === undefined) return next();
    const fields = await readBodyFields(request);
    const kind = matching.find(({ guess }) => guess.isGuess?.(fields) ?? true);
    if (!kind) return next();
    const call = { address, targets: kind.guess.targetsOf?.({ request, path, fields }) ?? [] };
    const wait = await kind.count(call);
    if (wait !== undefined) return tooManyTries(context, wait);
    await next();
    if (kind.guess.isToldByStatus && context.res.status < 400) await kind.takeBack(call);
  };
}

interface CountedCall {
  address: string;
  targets: readonly string[];
}

/** Counts the calls of a kind. */
function counterOf(guess: Guess) {
  const { callsOfVisitor = CALLS_OF_VISITOR, callsForTarget = CALLS_FOR_TARGET } = guess;
  const ofVisitor = new RateLimiterMemory({ points: callsOfVisitor, duration: QUARTER_SECONDS });
  const forTarget = new RateLimiterMemory({ points: callsForTarget, duration: QUARTER_SECONDS });
  const keysOf = ({ address, targets }: CountedCall) =>
    new Set(targets.slice(0, MAX_TARGETS).map((target) => `${address} ${toKey(target)}`));
  return {
    guess,
    /** @returns the milliseconds to wait after too many calls. */
    async count(call: CountedCall): Promise<number | undefined> {
      try {
        await ofVisitor.consume(call.address);
        for (const key of keysOf(call)) await forTarget.consume(key);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return error.msBeforeNext;
      }
    },
    async takeBack(call: CountedCall): Promise<void> {
      await ofVisitor.reward(call.address);
      for (const key of keysOf(call)) await forTarget.reward(key);
    },
  };
}

/** A call has one target. One that names several is counted for each, so that a second one hides none. */
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
function insuredPerson(fields: BodyFields): string[] {
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
