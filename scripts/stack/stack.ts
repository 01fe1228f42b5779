/**
 * The store as in `deploy/`, from Debian packages: `npm run stack` starts it until Ctrl+C; `npm run stack -- test` tests it.
 */
import { buildIfNeeded } from '../run/build.ts';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { startStack } from './start-stack.ts';
import { STACK_CHECKS } from './test-stack.ts';

try {
  await buildIfNeeded();
  const stack = await startStack();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.stop().then(() => process.exit(0)));
  if (process.argv[2] === 'test') {
    let failed = 0;
    for (const [name, check] of Object.entries(STACK_CHECKS)) {
      const problem = await check(stack).catch((error: Error) => error);
      if (problem) failed += 1;
      process.stdout.write(
        `${problem ? 'failed' : 'passed'}: ${name}${problem ? `\n${problem.stack}` : ''}\n`,
      );
    }
    await stack.stop();
    process.exit(failed > 0 ? 1 : 0);
  }
  process.stdout.write(`${stack.url}, metrics at ${stack.prometheusUrl}. Ctrl+C ends it.\n`);
} catch (error) {
  exitWithMessage(error);
}
