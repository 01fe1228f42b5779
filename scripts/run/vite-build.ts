import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ReadableError, reasonIn } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';

/**
 * Builds one part in a process of its own, so that two can be built at the same time.
 *
 * @param part as it is printed: "client"
 * @throws ReadableError with the output of a build that fails.
 */
export function viteBuild(part: string, ...args: string[]): Promise<void> {
  return step(`Building the ${part}`, async () => {
    try {
      const { stdout, stderr } = await promisify(execFile)('vite', ['build', ...args, '--logLevel', 'warn']);
      process.stdout.write(stdout + stderr);
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      const output = stdout + stderr;
      throw new ReadableError(reasonIn(output) ?? `${output}\nThe ${part} could not be built.`);
    }
  });
}
