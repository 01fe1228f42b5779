import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { precompressFiles } from './precompress.ts';

/** Static build of the store. Static hosts serve 404.html for unknown paths, so it also boots the store. */
execFileSync('vite', ['build', '--mode', 'static', '--logLevel', 'error'], { stdio: 'inherit' });
copyFileSync('dist/static/index.html', 'dist/static/404.html');
buildPanel();
buildDocs();
precompressFiles('dist/static');

/** Builds the sandbox panel at the same paths as on the server. */
function buildPanel(): void {
  const config = ['--config', 'sandbox/panel/vite.config.ts', '--mode', 'static'];
  execFileSync('vite', ['build', ...config, '--logLevel', 'error'], { stdio: 'inherit' });
  renameSync('dist/static/sandbox/panel/index.html', 'dist/static/sandbox/index.html');
  rmdirSync('dist/static/sandbox/panel');
  for (const page of ['gallery', 'sign-in', 'carrier', 'claim-form']) {
    mkdirSync(`dist/static/sandbox/${page}`, { recursive: true });
    copyFileSync('dist/static/sandbox/index.html', `dist/static/sandbox/${page}/index.html`);
  }
}

/** Builds the contract's pages. */
function buildDocs(): void {
  const config = ['--config', 'scripts/docs/vite.config.ts', '--mode', 'static'];
  execFileSync('vite', ['build', ...config, '--logLevel', 'error'], { stdio: 'inherit' });
}
