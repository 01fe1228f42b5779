import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { compressFolder } from './compress.ts';

/** Builds the store without a server. Static hosts answer unknown paths with 404.html, which starts the store as well. */
execFileSync('vite', ['build', '--mode', 'static', '--logLevel', 'error'], { stdio: 'inherit' });
copyFileSync('dist/static/index.html', 'dist/static/404.html');
compressFolder('dist/static');
