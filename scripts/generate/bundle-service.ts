import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redocly } from './redocly.ts';

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
 * @throws ReadableError with file and line, when a file cannot be read.
 */
export async function bundleServices(services: string[], folder: string): Promise<Map<string, string>> {
  await redocly('bundle', ...services.map(openApiFile), '--ext', 'json', '--output', folder);
  return new Map(services.map((service) => [service, join(folder, `${service}.json`)]));
}

/** @throws ReadableError with file and line of what the contract's rules do not allow. */
export function lintServices(services: string[]): Promise<void> {
  return redocly('lint', '--config', 'openapi/redocly.yaml', ...services.map(openApiFile));
}

function openApiFile(service: string): string {
  return join('openapi', `${service}.yaml`);
}

export function readDocument(path: string): OpenApiDocument {
  return JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
}
