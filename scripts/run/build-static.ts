import { copyFileSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { PANEL_PAGES } from '../../sandbox/panel/panel-pages.ts';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';
import { precompressFiles } from './precompress.ts';
import { viteBuild } from './vite-build.ts';

await buildStatic().catch(exitWithMessage);

/** Static build of the store. Static hosts serve 404.html for unknown paths, so it also boots the store. */
async function buildStatic(): Promise<void> {
  await viteBuild('store', '--mode', 'static');
  copyFileSync('dist/static/index.html', 'dist/static/404.html');
  await viteBuild('sandbox panel', '--config', 'sandbox/panel/vite.config.ts', '--mode', 'static');
  movePanel();
  await viteBuild('contract pages', '--config', 'scripts/docs/vite.config.ts', '--mode', 'static');
  await step('Compressing the files', () => precompressFiles('dist/static'));
}

/** To the same paths as on the server. */
function movePanel(): void {
  renameSync('dist/static/sandbox/panel/index.html', 'dist/static/sandbox/index.html');
  rmdirSync('dist/static/sandbox/panel');
  for (const page of PANEL_PAGES) {
    mkdirSync(`dist/static/sandbox/${page}`, { recursive: true });
    copyFileSync('dist/static/sandbox/index.html', `dist/static/sandbox/${page}/index.html`);
  }
}
