import { Hono } from 'hono';
import type { Sandbox } from '../../create-sandbox';
import { ImportError } from '../../db/database-snapshot';
import { DocumentError } from '../../db/document-error';
import { resetState } from '../../reset-state';
import { reopenSession, restoreDemoPasswords, withoutSecrets } from '../exported-data';
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
