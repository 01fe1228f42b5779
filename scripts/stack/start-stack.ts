import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReadableError } from '../setup/exit-with-message.mjs';

export const PURGE_SECRET = 'the-secret-of-the-stack-on-this-machine';

/** The names of their processes. */
export const STOREFRONTS = ['first', 'second'] as const;

/** Debian's packages, and the program of each. */
const PACKAGES = {
  varnish: '/usr/sbin/varnishd',
  'varnish-modules': '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so',
  haproxy: '/usr/sbin/haproxy',
  'redis-server': '/usr/bin/redis-server',
  prometheus: '/usr/bin/prometheus',
};

export interface Stack {
  /** Where shoppers come in: the cache. */
  url: string;
  prometheusUrl: string;
  /** For files. */
  folder: string;
  /** Files of all builds (`ASSETS_DIR`). */
  assets: string;
  processes: Map<string, ChildProcess>;
  /** Starts a storefront again that has ended, with the build in a folder; default: this one. */
  restart: (name: string, build?: string) => void;
  /** Waits until a storefront is ready. */
  ready: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts what `deploy/compose.yaml` has, from Debian packages and a build: Varnish, HAProxy, two storefronts, Redis, Prometheus, and the
 * sandbox as the live host. Cache and balancer have the files of the recipes, with the addresses of this machine.
 *
 * @throws ReadableError when a package is missing and cannot be installed.
 */
export async function startStack(): Promise<Stack> {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  // Varnish gives up its rights.
  chmodSync(folder, 0o755);
  const ports = Object.fromEntries(
    await Promise.all(
      [
        'host',
        'redis',
        'first',
        'firstMetrics',
        'second',
        'secondMetrics',
        'balancer',
        'cache',
        'prometheus',
      ].map(async (name) => [name, await freePort()] as const),
    ),
  ) as Record<string, number>;
  const processes = new Map<string, ChildProcess>();
  const start = (
    name: string,
    command: string,
    args: string[],
    env: NodeJS.ProcessEnv = {},
    cwd: string | undefined = undefined,
  ) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
      cwd,
    });
    processes.set(name, child);
  };
  const respond = async (url: string) => {
    for (;;) {
      const ended = [...processes].find(([, { exitCode }]) => exitCode !== null);
      if (ended) throw new Error(`${ended[0]} has ended.`);
      const status = await fetch(url).then(
        (response) => response.status,
        () => 500,
      );
      // Whatever is no failure of its own.
      if (status < 500) return;
      await sleep(100);
    }
  };
  const assets = join(folder, 'assets');
  const startStorefront = (name: string, build?: string) => {
    const settings = {
      PORT: String(ports[name]),
      METRICS_PORT: String(ports[`${name}Metrics`]),
      WCS_ORIGIN: `http://127.0.0.1:${ports.host}`,
      CACHE_URL: `redis://127.0.0.1:${ports.redis}`,
      ASSETS_DIR: assets,
      TRUSTED_PROXIES: '2',
      LOG_LEVEL: 'silent',
      PURGE_SECRET,
    };
    start(name, process.execPath, ['dist/server/storefront.js'], settings, build);
  };

  start('host', process.execPath, ['dist/server/sandbox.js'], {
    PORT: String(ports.host),
    SANDBOX_DATA: join(folder, 'sandbox.sqlite'),
  });
  start('redis', PACKAGES['redis-server'], ['--port', String(ports.redis), '--save', '']);
  await respond(`http://127.0.0.1:${ports.host}/geocode`);
  for (const name of STOREFRONTS) startStorefront(name);

  let balancer = readFileSync('deploy/haproxy.cfg', 'utf8').replace(
    'bind :8080',
    `bind 127.0.0.1:${ports.balancer}`,
  );
  for (const [index, name] of STOREFRONTS.entries())
    balancer = balancer.replace(
      `storefront-${index + 1}:4173`,
      `127.0.0.1:${ports[name]} port ${ports[`${name}Metrics`]}`,
    );
  writeFileSync(join(folder, 'haproxy.cfg'), balancer);
  start('balancer', PACKAGES.haproxy, ['-f', join(folder, 'haproxy.cfg'), '-db']);

  const cache = readFileSync('deploy/varnish.vcl', 'utf8')
    .replace('"haproxy"', '"127.0.0.1"')
    .replace('"8080"', `"${ports.balancer}"`);
  writeFileSync(join(folder, 'cache.vcl'), cache);
  start('cache', PACKAGES.varnish, [
    ...['-F', '-a', `127.0.0.1:${ports.cache}`, '-f', join(folder, 'cache.vcl')],
    ...['-n', join(folder, 'varnish'), '-s', 'malloc,128m'],
  ]);

  mkdirSync(join(folder, 'prometheus'));
  const monitoring = readFileSync('deploy/prometheus/prometheus.yml', 'utf8')
    .replace('alerts.yml', resolve('deploy/prometheus/alerts.yml'))
    .replace('storefront-1:9464', `127.0.0.1:${ports.firstMetrics}`)
    .replace('storefront-2:9464', `127.0.0.1:${ports.secondMetrics}`)
    .replace('scrape_interval: 5s', 'scrape_interval: 1s');
  writeFileSync(join(folder, 'prometheus.yml'), monitoring);
  start('prometheus', PACKAGES.prometheus, [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    '--log.level=error',
  ]);

  const url = `http://127.0.0.1:${ports.cache}`;
  const ready = (name: string) => respond(`http://127.0.0.1:${ports[`${name}Metrics`]}/ready`);
  await Promise.all(STOREFRONTS.map(ready));
  await respond(`${url}/health`);
  return {
    url,
    prometheusUrl: `http://127.0.0.1:${ports.prometheus}`,
    folder,
    assets,
    processes,
    restart: startStorefront,
    ready,
    stop: async () => {
      const running = [...processes.values()].filter(
        ({ exitCode, signalCode }) => exitCode === null && !signalCode,
      );
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(ended);
    },
  };
}

/** Installs the packages that are missing, where this is allowed. */
function install(): void {
  const missing = Object.entries(PACKAGES)
    .filter(([, file]) => spawnSync('test', ['-e', file]).status !== 0)
    .map(([name]) => name);
  if (missing.length === 0) return;
  const command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...missing];
  if (
    process.getuid?.() !== 0 ||
    spawnSync(command[0] ?? '', command.slice(1), { stdio: 'inherit' }).status !== 0
  )
    throw new ReadableError(`The stack needs Debian packages. Install them: sudo ${command.join(' ')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
