import { Hono } from 'hono';
import type { Sandbox } from '../../create-sandbox';
import { type DatabaseSnapshot, ImportError } from '../../db/database-snapshot';
import { DocumentError } from '../../db/document-error';
import type { CookieToSet } from '../../http/cookies';
import { resetState } from '../../reset-state';
import type { SandboxContext } from '../../sandbox-context';
import { seedShoppers } from '../../seed/shoppers/seed-shoppers';
import { openSession, userIdsOf } from '../../session/shopper';
import type { PrescriptionFile } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import type { User } from '../../state/user';
import { type Caller, setCookies } from './caller';

/** Exports, imports and resets all data. */
export function dataRoutes({ context }: Sandbox) {
  const { state } = context;
  return new Hono<Caller>()
    .get('/data', (c) =>
      c.body(JSON.stringify(withoutSecrets(state.export())), 200, {
        'Content-Type': 'application/json',
      }),
    )
    .put('/data', async (c) => {
      try {
        const exported = parseExport(await c.req.text());
        state.transaction(() => {
          state.import(exported);
          restoreDemoPasswords(state);
          setCookies(c, reopenSession(context, c.env.cookieHeader));
        });
      } catch (error) {
        if (!(error instanceof ImportError || error instanceof DocumentError)) throw error;
        return c.json({ message: `${error.message}. Nothing was changed.` }, 400);
      }
      return c.json({ done: true });
    })
    .delete('/data', (c) => {
      resetState(context);
      return c.json({ done: true });
    });
}

/** @throws ImportError when the text is not JSON. */
function parseExport(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('This is not an export: it is not JSON');
  }
}

/** Secrets with which somebody could sign in, or that others have tried. */
const SECRETS = [
  'sessions',
  'passwordResets',
  'logonAttempts',
  'authorizationCodes',
  'socialTokens',
  'insuranceTokens',
  'insuranceAttempts',
] as const;

/**
 * Removes sessions, passwords, keys, codes and tokens from an export, so that nobody can sign in with it. Names uploaded
 * prescription files and leaves their content out: it is personal, and up to 14 MB of text per file. Imported files cannot be
 * opened.
 */
function withoutSecrets(snapshot: DatabaseSnapshot): DatabaseSnapshot {
  const { prescriptionFiles = [], users = [] } = snapshot.collections;
  return {
    ...snapshot,
    collections: {
      ...snapshot.collections,
      ...Object.fromEntries(SECRETS.map((name) => [name, []])),
      users: (users as User[]).map(({ passwordHash, secondFactor, secondFactorSetup, ...user }) => user),
      prescriptionFiles: (prescriptionFiles as PrescriptionFile[]).map((file) => ({ ...file, data: '' })),
    },
  };
}

/** Restores the public passwords of the demo shoppers of imported data. Other members set one by the password reset. */
function restoreDemoPasswords(state: SandboxState): void {
  for (const { userId, passwordHash } of seedShoppers()) {
    const user = state.users.get(userId);
    if (user && !user.passwordHash) state.users.update(userId, { passwordHash });
  }
}

/** Reopens the session of the browser that imported data, if the data has the shopper of its cookies. */
export function reopenSession({ state, now, secret }: SandboxContext, cookieHeader: string): CookieToSet[] {
  const user = userIdsOf(cookieHeader)
    .map((userId) => state.users.get(userId))
    .find((found) => found !== undefined);
  if (!user) return [];
  const { userId, registerType, country } = user;
  const storeId = country === 'CA' ? '10852' : '10851';
  return openSession(state, { userId, registerType, storeId, sessionId: secret(), now: now().getTime() })
    .cookies;
}
