import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { isTrackingParameter } from '@/domain/navigation/tracking-parameters';
import { isOfOneShopper } from '@/server/pages/shopper-cookies';
import { readServerSettings } from '@/server/server-settings';

/** A value of YAML. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads deep paths of a file, and fails where one is missing
type Value = any;

const read = (file: string) => readFileSync(join('deploy', file), 'utf8');

/** The documents of a file without errors and warnings, such as a key that is there twice. */
function documentsOf(file: string): Value[] {
  return parseAllDocuments(read(file)).map((document) => {
    if ('errors' in document) expect([...document.errors, ...document.warnings], file).toEqual([]);
    return 'toJS' in document ? document.toJS() : undefined;
  });
}

/** Expects settings that exist, with values that the server takes. */
function expectSettings(settings: Record<string, string>): void {
  const documented = readFileSync('docs/settings.md', 'utf8');
  for (const name of Object.keys(settings)) {
    if (name !== 'NODE_ENV') expect(documented, name).toContain(`\`${name}\``);
  }
  expect(readServerSettings(settings)).toHaveProperty('settings');
}

const PURGE_SECRET = 'x'.repeat(32);
const dockerfile = read('Dockerfile');
const ofImage = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]),
);

it('the image has settings that the server takes, is not root, and copies from its own stages', () => {
  expectSettings(ofImage);
  expect(dockerfile).toMatch(/^FROM .*:nonroot$/m);
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage);
  for (const [, stage] of dockerfile.matchAll(/COPY --from=(\w+)/g)) expect(stages).toContain(stage);
  expect(dockerfile).toContain(`127.0.0.1:${ofImage.PORT}/health`);
  expect(dockerfile).toContain(`EXPOSE ${ofImage.PORT} ${ofImage.METRICS_PORT}`);
});

describe('Kubernetes', () => {
  const documents = documentsOf('kubernetes/storefront.yaml');
  const ofKind = (kind: string) => documents.find((document) => document.kind === kind);
  const deployment = ofKind('Deployment');
  const pod = deployment.spec.template;
  const [container] = pod.spec.containers;

  it('asks a server whether it has started, is ready and lives, on ports that it has', () => {
    const ports = new Map(container.ports.map(({ name, containerPort }: Value) => [name, containerPort]));
    expect(Object.fromEntries(ports)).toEqual({
      http: Number(ofImage.PORT),
      operators: Number(ofImage.METRICS_PORT),
    });
    for (const [probe, path] of [
      ['startupProbe', '/ready'],
      ['readinessProbe', '/ready'],
      ['livenessProbe', '/health'],
    ] as const) {
      const { httpGet } = container[probe];
      expect(httpGet.path).toBe(path);
      expect(httpGet.port).toBe(path === '/ready' ? 'operators' : 'http');
    }
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(ofImage.METRICS_PORT);
  });

  it('gives a server what it needs and no more', () => {
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
    expect(pod.spec.securityContext.runAsNonRoot).toBe(true);
    expect(pod.spec.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    // `listen.ts` ends after 15 seconds at the latest.
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20);
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(container.image).toMatch(/:(?!latest$)[\w.-]+$/);
  });

  it('has settings that the server takes, and names what exists', () => {
    expectSettings({
      ...ofImage,
      ...Object.fromEntries(
        container.env.map(({ name, value = PURGE_SECRET }: Value) => [name, value] as const),
      ),
    });
    const volumes = new Map<string, Value>(pod.spec.volumes.map((volume: Value) => [volume.name, volume]));
    for (const { name, mountPath } of container.volumeMounts) {
      expect(volumes.get(name).persistentVolumeClaim.claimName).toBe(
        ofKind('PersistentVolumeClaim').metadata.name,
      );
      expect(container.env).toContainEqual({ name: 'ASSETS_DIR', value: mountPath });
    }
    for (const selector of [
      deployment.spec.selector.matchLabels,
      ofKind('Service').spec.selector,
      ofKind('PodDisruptionBudget').spec.selector.matchLabels,
    ])
      expect(selector).toEqual(pod.metadata.labels);
    expect(ofKind('Service').spec.ports[0].targetPort).toBe('http');
    const { scaleTargetRef, minReplicas } = ofKind('HorizontalPodAutoscaler').spec;
    expect(scaleTargetRef).toEqual({
      apiVersion: deployment.apiVersion,
      kind: deployment.kind,
      name: deployment.metadata.name,
    });
    expect(ofKind('PodDisruptionBudget').spec.minAvailable).toBeLessThan(minReplicas);
  });
});

describe('Compose', () => {
  const [{ services, volumes }] = documentsOf('compose.yaml');
  const storefronts = Object.keys(services).filter((name) => name.startsWith('storefront-'));

  it('names services, volumes and files that exist', () => {
    for (const [name, service] of Object.entries<Value>(services)) {
      for (const other of service.depends_on ?? []) expect(services, name).toHaveProperty(other);
      const sources = (service.volumes ?? []).map((volume: string) => volume.split(':')[0]);
      for (const source of sources)
        expect(source in volumes || existsSync(join('deploy', source)), source).toBe(true);
    }
  });

  it.each(Object.entries<Value>(services))(
    '%s is an image of a version, or built',
    (_name, { image, build }) => {
      if (image) expect(image).toMatch(/:v?\d/);
      else expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true);
    },
  );

  it('has storefronts with settings that the server takes, whose file system is for reading', () => {
    expect(storefronts).toHaveLength(2);
    for (const name of storefronts) {
      const { environment, read_only, stop_grace_period } = services[name];
      expectSettings({ ...ofImage, ...environment, PURGE_SECRET });
      expect([read_only, stop_grace_period]).toEqual([true, '20s']);
    }
  });

  it('balances and watches these storefronts', () => {
    const balancer = read('haproxy.cfg');
    for (const name of storefronts) expect(balancer).toContain(`server ${name} ${name}:${ofImage.PORT}`);
    expect(balancer).toContain(`check port ${ofImage.METRICS_PORT}`);
    const [{ scrape_configs, rule_files }] = documentsOf('prometheus/prometheus.yml');
    expect(scrape_configs[0].static_configs[0].targets).toEqual(
      storefronts.map((name) => `${name}:${ofImage.METRICS_PORT}`),
    );
    for (const file of rule_files) documentsOf(join('prometheus', file));
  });
});

it('the unit of systemd has settings that the server takes', () => {
  const [, environment = ''] = /^Environment=(.*)$/m.exec(read('storefront@.service')) ?? [];
  const settings = environment.replaceAll('%i', '4173').split(' ');
  expectSettings(Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string])));
});

describe('Varnish', () => {
  const vcl = read('varnish.vcl');
  /** JavaScript has no flags inside of a pattern. */
  const pattern = (start: string) =>
    new RegExp(
      /"((?:[^"\\]|\\.)*)"/.exec(vcl.slice(vcl.indexOf(start)))?.[1]?.replace('(?i)', '') ?? '^$',
      'i',
    );

  it('lets the requests of one shopper pass, and no others', () => {
    const passes = pattern('req.http.Cookie ~');
    for (const name of [
      ...['WC_SESSION_ESTABLISHED', 'WC_AUTHENTICATION_1', 'sandbox_scenario', 'ria_0', 'ria_1', 'ria_store'],
      ...['ria_disabled', 'prescription', 'progressiveLens', '_ga', 'store_locale', 'stylesheet', 'consent'],
    ])
      for (const cookies of [`${name}=1`, `a=1; ${name}=1`])
        expect(passes.test(cookies), name).toBe(isOfOneShopper([name]));
  });

  it('drops the parameters of advertising from the address, and no others', () => {
    const drops = pattern('req.url ~ "(?i)[?&]');
    for (const name of [
      ...[
        'utm_source',
        'utm_id',
        'gclid',
        'gclsrc',
        'gbraid',
        'wbraid',
        'dclid',
        'fbclid',
        'msclkid',
        'ttclid',
      ],
      ...[
        'twclid',
        'li_fat_id',
        'epik',
        'irclickid',
        'yclid',
        'mc_cid',
        'mc_eid',
        '_gl',
        '_hsenc',
        'srsltid',
      ],
      ...['page', 'q', 'facet', 'cid', 'ref', 'topic', 'sort'],
    ])
      expect(drops.test(`/lc-us?${name}=1`), name).toBe(isTrackingParameter(name));
  });
});
