import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toEsm } from './react-esm.ts';

it('converts require calls and exports to imports and exports', () => {
  const code = `
"use strict";
var Clock = require("clock"),
  React = require("react/parts");
exports.now = void 0;
if (Clock.steady) exports.now = function () { return Clock.steady(); };
exports.later = function () { return exports.now() + 1; };`;
  expect(toEsm(code, '/library.js')).toBe(`import * as Clock from 'clock';
import * as React from 'react/parts';

"use strict";
var exports_now = void 0;
if (Clock.steady) exports_now = function () { return Clock.steady(); };
var exports_later = function () { return exports_now() + 1; };
export { exports_now as now, exports_later as later };
export * as default from '/library.js';`);
});

it.each([
  'module.exports = { now: 1 };',
  'const fs = require("fs");\nexports.read = fs.read;',
  'var now = 1;',
])('throws for an unexpected format: %s', (code) => {
  expect(() => toEsm(code, '/library.js')).toThrow('/library.js cannot be converted to an ES module');
});

it('preserves all exports of React', async () => {
  const file = fileURLToPath(new URL('../../node_modules/react/cjs/react.production.js', import.meta.url));
  const code = toEsm(readFileSync(file, 'utf8'), file).replace(/^export \* as default .*$/m, '');
  const imported = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(imported).sort()).toEqual(Object.keys(createRequire(file)(file)).sort());
});
