import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = 2;

/** A profile of Chromium with the setting "Block all cookies", which also blocks storage. */
export function profileWithoutCookies(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  return folder;
}
