import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { step } from '../../setup/step.mjs';

/** Builds a commit in a folder of its own, once. @returns the folder. */
export async function buildCommit(commit: string, parent: string): Promise<string> {
  const folder = resolve(parent, 'builds', commit);
  if (!existsSync(folder))
    execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'pipe' });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' });
  await step(`Building ${commit}`, async () => {
    if (!existsSync(`${folder}/node_modules`)) {
      const lock = 'package-lock.json';
      const isSame = readFileSync(lock).equals(readFileSync(`${folder}/${lock}`));
      if (isSame) symlinkSync(resolve('node_modules'), `${folder}/node_modules`, 'junction');
      else run('npm', 'ci', '--ignore-scripts');
    }
    run(process.execPath, 'scripts/run/build.ts');
  });
  return folder;
}
