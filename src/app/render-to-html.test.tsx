import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { lazy, Suspense, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLimitError, renderToHtml } from './render-to-html';

const LIMITS = { size: 100_000, time: 60_000 };
const decode = (page: Uint8Array) => new TextDecoder().decode(page);

const Late = lazy(async () => ({ default: () => <p title={'"<é>"'}>Größe &amp; 😀</p> }));

function Page() {
  return (
    <html lang="en">
      <head>
        <title>Frames &lt; $50</title>
        <meta name="id" content={useId()} />
      </head>
      <body>
        <Suspense fallback="Loading">
          <Late />
        </Suspense>
        {['one', 'two'].map((word) => (
          <input key={word} name={word} defaultValue={`${word}’s`} disabled />
        ))}
        <p>{'€'.repeat(5000)}</p>
      </body>
    </html>
  );
}

it('renders what React renders on Node, with what is lazy', async () => {
  const onNode = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Page />, {
      bootstrapScriptContent: 'start()',
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    });
  });
  expect(onNode).toContain('Größe &amp; 😀');
  expect(decode(await renderToHtml(<Page />, 'start()', LIMITS))).toBe(onNode);
});

it('rejects a page with more bytes than its limit', async () => {
  const { byteLength } = await renderToHtml(<p>€</p>, '', LIMITS);
  await expect(renderToHtml(<p>€</p>, '', { ...LIMITS, size: byteLength })).resolves.toBeDefined();
  await expect(renderToHtml(<p>€</p>, '', { ...LIMITS, size: byteLength - 1 })).rejects.toThrow(
    PageLimitError,
  );
});
