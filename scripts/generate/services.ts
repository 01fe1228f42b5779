import { readdirSync } from 'node:fs';

/** The contract's services: one for each OpenAPI file directly under `openapi/`, in alphabetical order. */
export function contractServices(): string[] {
  return readdirSync('openapi')
    .filter((name) => name.endsWith('.yaml') && name !== 'redocly.yaml')
    .map((name) => name.replace('.yaml', ''))
    .sort();
}
