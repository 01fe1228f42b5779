import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WAIT_MS } from '../../tests/support/limits';
import { openDatabase } from './open-database';
import { sqlitePersistence } from './sqlite-persistence';
import { killSchema } from './testing/write-until-killed';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets plain Node resolve the sources, which import each other without a file extension. */
const RESOLVE_TYPESCRIPT = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) =>
      next(/^[.].*[/][a-z-]+$/.test(specifier) ? specifier + '.ts' : specifier, context),
  });
`)}`;

/** Runs the writer, kills it after it has printed `minCount` ids, and returns the printed ids. */
async function idsPrintedBeforeKill(path: string, minCount: number): Promise<string[]> {
  const script = `
    const { writeUntilKilled } = await import(${JSON.stringify(new URL('./testing/write-until-killed.ts', import.meta.url).href)});
    writeUntilKilled(${JSON.stringify(path)});
  `;
  const writer = spawn(
    process.execPath,
    ['--no-warnings', '--import', RESOLVE_TYPESCRIPT, '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'pipe'], timeout: WAIT_MS, killSignal: 'SIGKILL' },
  );
  let printed = '';
  let errorOutput = '';
  writer.stderr.on('data', (chunk) => {
    errorOutput += String(chunk);
  });
  writer.stdout.on('data', (chunk) => {
    printed += String(chunk);
    if (printed.split('\n').length > minCount) writer.kill('SIGKILL');
  });
  const [, signal] = await once(writer, 'close');
  expect(errorOutput).toBe('');
  expect(signal).toBe('SIGKILL');
  // The text after the last line break may be an incomplete id.
  return printed.split('\n').slice(0, -1);
}

it('has every committed transaction after a kill, and no partial one', async () => {
  const path = join(folder, 'state.sqlite');
  const printed: string[] = [];
  // Early, in the middle, and again with a file from a killed process.
  for (const minCount of [1, 300, 50]) {
    printed.push(...(await idsPrintedBeforeKill(path, minCount)));

    const db = openDatabase(killSchema, sqlitePersistence(path));
    expect(db.notice).toBeUndefined();
    expect(printed.filter((id) => !db.orders.get(id))).toEqual([]);
    expect(db.orders.all().filter(({ orderId }) => db.lines.by('order', orderId).length !== 2)).toEqual([]);
    expect(db.lines.count()).toBe(2 * db.orders.count());
    db.close();
  }
  expect(printed.length).toBeGreaterThanOrEqual(351);
  expect(new Set(printed).size).toBe(printed.length);
});
