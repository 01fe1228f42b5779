import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openNodeSandbox } from './node';

it('reports to the log and the panel where unreadable data was moved', async () => {
  const stderrWrite = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const dataFile = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'sandbox.sqlite');
  writeFileSync(dataFile, 'this is no database, however long it may be'.repeat(40));
  const sandbox = await openNodeSandbox({ dataFile });
  try {
    const notice = sandbox.context.state.notice ?? '';
    expect(notice).toContain(dataFile);
    expect(stderrWrite).toHaveBeenCalledWith(`${notice}\n`);
    const status = await sandbox.panel(new Request('http://sandbox.test/sandbox/api/status'));
    expect(await status.json()).toMatchObject({ notice });
  } finally {
    sandbox.close();
    stderrWrite.mockRestore();
  }
});
