import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The panel for an app that has the sandbox in its pages. */
const manifest = fileURLToPath(import.meta.resolve('@marlowe-eyewear/sandbox/package.json'));
cpSync(join(dirname(manifest), 'browser-panel/sandbox'), 'public/sandbox', { recursive: true });
