import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ReadableError, reasonIn } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const EXIT_WITH_PARENT = new URL('exit-with-parent.ts', import.meta.url).href;

/**
 * Builds one part in a separate process, so that two can be built at the same time.
 *
 * @param part name to print: "client"
 * @throws ReadableError with the output of a build that fails.
 */
export function viteBuild(part: string, ...args: string[]): Promise<void> {
  return step(`Building the ${part}`, async () => {
    const vite = fork(VITE, ['build', ...args, '--logLevel', 'warn'], {
      execArgv: ['--import', EXIT_WITH_PARENT],
      // Tests that build have another one, which Vite would keep.
      env: { ...process.env, NODE_ENV: 'production' },
      silent: true,
    });
    let output = '';
    for (const stream of [vite.stdout, vite.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const [status] = await once(vite, 'close');
    if (status !== 0)
      throw new ReadableError(reasonIn(output) ?? `${output}\nThe ${part} could not be built.`);
    process.stdout.write(output);
  });
}
