import './resolve-aliases.ts';

const usage = `npm run contract -- check --url URL       checks a host (see check --help)
npm run contract -- replay REPORT.json    sends the requests of the findings again (see replay --help)
npm run contract -- proxy --url URL       checks the traffic that passes through it (see proxy --help)
npm run contract -- diff OLD [NEW]        says which changes break clients (see diff --help)
`;

const [command, ...args] = process.argv.slice(2);
if (command === 'check') {
  const { runCheck } = await import('./check.ts');
  process.exitCode = await runCheck(args);
} else if (command === 'replay') {
  const { runReplay } = await import('./replay.ts');
  process.exitCode = await runReplay(args);
} else if (command === 'proxy') {
  const { runProxy } = await import('./proxy.ts');
  process.exitCode = await runProxy(args);
} else if (command === 'diff') {
  const { runDiff } = await import('./diff.ts');
  process.exitCode = runDiff(args);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
