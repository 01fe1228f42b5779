import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers?: unknown[];
  security?: unknown[];
  tags?: { name: string }[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/**
 * Bundles each service's OpenAPI file with its shared components into one JSON document.
 *
 * @returns the path of each service's bundle, by service name.
 */
export function bundleServices(services: string[], folder: string): Map<string, string> {
  const bundles = new Map<string, string>();
  for (const service of services) {
    const target = join(folder, `${service}.json`);
    execFileSync('redocly', ['bundle', join('openapi', `${service}.yaml`), '--output', target], {
      stdio: 'pipe',
    });
    bundles.set(service, target);
  }
  return bundles;
}

export function readDocument(path: string): OpenApiDocument {
  return JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
}
