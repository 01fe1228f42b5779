import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery';

const html = renderToString(createElement(Gallery));

test('every component renders on the server', () => {
  expect(html).toContain('The parts that pages are made of');
  expect(html).toContain('Over the page');
});

test('server-rendered HTML has no style attribute, as the Content-Security-Policy blocks it', () => {
  expect(html).not.toMatch(/\sstyle="/);
});
