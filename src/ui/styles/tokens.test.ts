import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const uiFolder = join(import.meta.dirname, '..');
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [usual = '', ...preferred] = css.split(/^@media /m);
const tokens = colorsIn(usual);
const moreContrast = new Map([
  ...tokens,
  ...colorsIn(preferred.find((block) => block.startsWith('(prefers-contrast: more)')) ?? ''),
]);

function colorsIn(css: string): Map<string, string> {
  const found = css.matchAll(/--color-([\w-]+): (#\w{6});/g);
  return new Map([...found].map(([, name = '', color = '']) => [name, color]));
}

/** Computes the relative luminance of a color such as #1a1815 (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = ['ground', 'paper', 'well'];
const tints = ['accent-tint', 'error-tint', 'warning-tint', 'success-tint'];

/** Text: success criterion 1.4.3, at least 4.5 to 1. */
const textPairs: Record<string, string[]> = {
  ink: [...light, ...tints, 'on-ink'],
  'ink-soft': light,
  'on-ink': ['ink', 'ink-hover'],
  'on-ink-soft': ['ink'],
  accent: [...light, ...tints],
  'accent-strong': [...light, ...tints],
  'on-accent': ['accent', 'accent-strong'],
  error: [...light, 'error-tint'],
  warning: ['warning-tint'],
  success: ['success-tint'],
};

/** Borders of controls, icons, focus rings: success criterion 1.4.11, at least 3 to 1. */
const nonTextPairs: Record<string, string[]> = {
  'line-strong': [...light, 'ink'],
  accent: [...light, 'line'],
  error: light,
  'ink-soft': light,
};

function pairs(table: Record<string, string[]>) {
  return Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => [foreground, background] as const),
  );
}

function color(name: string, palette = tokens): string {
  const value = palette.get(name);
  if (!value) throw new Error(`Unknown color token: ${name}`);
  return value;
}

test('the formula matches the reference values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('text', () => {
  test.each(pairs(textPairs))('%s on %s reaches 4.5', (foreground, background) => {
    expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('borders and icons', () => {
  test.each(pairs(nonTextPairs))('%s on %s reaches 3', (foreground, background) => {
    expect(contrast(color(foreground), color(background))).toBeGreaterThanOrEqual(3);
  });
});

describe('for readers who ask for more contrast', () => {
  test.each(pairs(textPairs))('%s on %s reaches 7', (foreground, background) => {
    const shown = contrast(color(foreground, moreContrast), color(background, moreContrast));
    expect(shown).toBeGreaterThanOrEqual(7);
  });

  test.each(light)('lines on %s reach 4.5', (background) => {
    expect(contrast(color('line', moreContrast), color(background))).toBeGreaterThanOrEqual(4.5);
  });
});

test('every text color of the design system is in the tables above', () => {
  const used = new Set<string>();
  for (const file of readdirSync(uiFolder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|tsx)$/.test(file)) continue;
    const source = readFileSync(join(uiFolder, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?<![-\w])color: var\(--color-([\w-]+)\)/g)) used.add(name);
    for (const [, name = ''] of source.matchAll(/\btext-([a-z-]+)/g)) if (tokens.has(name)) used.add(name);
  }
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !textPairs[name] && !nonTextPairs[name])).toEqual([]);
});
