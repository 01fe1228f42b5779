import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHasServerText } from './use-has-server-text';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const compute = vi.fn((content: string) => `${content} by the browser`);

function Text({ content }: { content: string }) {
  const hasServerText = useHasServerText(content);
  return <p suppressHydrationWarning>{hasServerText ? '' : compute(content)}</p>;
}

function serverHtml(content: string): string {
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(<Text content={content} />).replace('browser', 'server');
  } finally {
    vi.unstubAllGlobals();
  }
}

const render = (content: string) => act(() => root?.render(<Text content={content} />));

it('leaves the text of the server until its content changes, then computes it for good', () => {
  const container = document.createElement('div');
  container.innerHTML = serverHtml('today');
  compute.mockClear();
  act(() => {
    root = hydrateRoot(container, <Text content="today" />);
  });
  render('today');
  expect(container).toHaveTextContent('today by the server');
  expect(compute).not.toHaveBeenCalled();
  render('tomorrow');
  expect(container).toHaveTextContent('tomorrow by the browser');
  render('today');
  expect(container).toHaveTextContent('today by the browser');
});
