import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from './client-address';

/** A call by which somebody can find out a secret of another shopper. */
interface Guess {
  name: string;
  methods: readonly string[];
  path: RegExp;
  /** Whose secret it is: the account, the order. Undefined where the call does not say. */
  targetOf?: (request: Request) => Promise<string | undefined> | string | undefined;
}

/** Larger bodies than that name no account. */
const MAX_BODY_BYTES = 64 * 1024;

const GUESSES: readonly Guess[] = [
  {
    name: 'sign-in',
    methods: ['POST'],
    path: /\/servlet\/LogonAjax$/,
    targetOf: async (request) => new URLSearchParams(await bodyOf(request)).get('logonId') ?? undefined,
  },
  {
    name: 'password',
    methods: ['PUT', 'POST'],
    path: /\/person\/@self(\/password|\/registration|\/close)?$/,
    targetOf: async (request) => logonIdIn(await bodyOf(request)),
  },
  { name: 'social sign-in', methods: ['POST'], path: /\/oauth_validate$/ },
  { name: 'registration', methods: ['POST'], path: /\/person$/ },
  {
    name: 'order',
    methods: ['GET', 'POST', 'PUT'],
    path: /\/ordercst\/guest\/[^/]+/,
    targetOf: ({ url }) => /\/guest\/([^/?]+)/.exec(url)?.[1],
  },
  { name: 'insurance', methods: ['POST'], path: /\/jsonpInsuranceAjax\.jsp$/ },
];

/** Calls of one visitor in a quarter of an hour: of one kind, and of one kind for the same account or order. */
const QUARTER_SECONDS = 15 * 60;
const CALLS_OF_VISITOR = 60;
const CALLS_FOR_TARGET = 12;

export interface LimitOptions {
  trustedProxies: number | undefined;
  callsOfVisitor?: number;
  callsForTarget?: number;
}

/**
 * Limits how often a visitor may guess. What others do is never counted against a visitor: a limit of the target alone would
 * let anyone lock a shopper out.
 */
export function limitGuesses({
  trustedProxies,
  callsOfVisitor = CALLS_OF_VISITOR,
  callsForTarget = CALLS_FOR_TARGET,
}: LimitOptions): MiddlewareHandler {
  const ofVisitor = new RateLimiterMemory({ points: callsOfVisitor, duration: QUARTER_SECONDS });
  const forTarget = new RateLimiterMemory({ points: callsForTarget, duration: QUARTER_SECONDS });
  return async (context, next) => {
    const { method, path, raw } = context.req;
    const guess = GUESSES.find((each) => each.methods.includes(method) && each.path.test(path));
    const address = guess && clientAddress(context, trustedProxies);
    if (!guess || address === undefined) return next();
    const target = await guess.targetOf?.(raw);
    const key = `${guess.name} ${address}`;
    try {
      await ofVisitor.consume(key);
      if (target) await forTarget.consume(`${key} ${target.trim().toLowerCase()}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return tooManyTries(context, error.msBeforeNext);
    }
    return next();
  };
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

/** The body, which stays readable; '' for a large one. */
async function bodyOf(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return length <= MAX_BODY_BYTES ? request.clone().text() : '';
}

function logonIdIn(json: string): string | undefined {
  return /"logonId"\s*:\s*"([^"]{1,200})"/.exec(json)?.[1];
}
