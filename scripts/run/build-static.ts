import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { compressFolder } from './compress.ts';

/** Builds the store without a server. Static hosts answer unknown paths with 404.html, which starts the store as well. */
execFileSync('vite', ['build', '--mode', 'static', '--logLevel', 'error'], { stdio: 'inherit' });
copyFileSync('dist/static/index.html', 'dist/static/404.html');
addPanel();
compressFolder('dist/static');

/** The sandbox's own pages, under the addresses that they have on a server. */
function addPanel(): void {
  const config = ['--config', 'sandbox/panel/vite.config.ts', '--mode', 'static'];
  execFileSync('vite', ['build', ...config, '--logLevel', 'error'], { stdio: 'inherit' });
  renameSync('dist/static/sandbox/panel/index.html', 'dist/static/sandbox/index.html');
  rmdirSync('dist/static/sandbox/panel');
  mkdirSync('dist/static/sandbox/gallery', { recursive: true });
  copyFileSync('dist/static/sandbox/index.html', 'dist/static/sandbox/gallery/index.html');
}
