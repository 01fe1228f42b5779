import './resolve-aliases.ts';

const [command, ...args] = process.argv.slice(2);
if (command === 'check') {
  const { runCheck } = await import('./check.ts');
  process.exitCode = await runCheck(args);
} else {
  process.stderr.write('Usage: npm run contract -- check --url URL (see --help)\n');
  process.exitCode = 2;
}
