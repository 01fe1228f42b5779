// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery';

const html = renderToString(<Gallery />);

test('every primitive renders where there is no browser', () => {
  expect(html).toContain('The parts that pages are made of');
  expect(html).toContain('Over the page');
});

test('served HTML holds no style attribute: the Content-Security-Policy would refuse it', () => {
  expect(html).not.toMatch(/\sstyle="/);
});
