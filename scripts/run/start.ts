import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.ts';

buildIfNeeded();
await import(pathToFileURL('dist/server/storefront.js').href);
