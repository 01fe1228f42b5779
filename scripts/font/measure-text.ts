import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../setup/find-chromium.mjs';

export interface TextWidth {
  /** CSS font, such as `600 1000px Arial`. The store's font is `store`. */
  font: string;
  text: string;
}

/** Measures texts in Chromium, in pixels; `fontFile` is available as the family `store`. */
export async function measureText(fontFile: string, texts: TextWidth[]): Promise<number[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const source = `url(data:font/woff2;base64,${(await readFile(fontFile)).toString('base64')})`;
    return await page.evaluate(
      async ([fontSource, all]) => {
        const face = new FontFace('store', fontSource, { weight: '100 900' });
        document.fonts.add(await face.load());
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('Chromium has no canvas.');
        return all.map(({ font, text }) => {
          context.font = font;
          return context.measureText(text).width;
        });
      },
      [source, texts] as const,
    );
  } finally {
    await browser.close();
  }
}
