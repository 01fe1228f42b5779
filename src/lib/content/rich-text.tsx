import { Fragment } from 'react';
import { parseRichText, type TextBlock, type TextRun } from '@/domain/text/rich-text';
import { PageLink } from '../navigation/page-link';

/** Renders a text of the site's content, such as an answer or a section of the terms. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {parseRichText(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={`grid grid-cols-1 gap-2 pl-6 ${block.kind === 'steps' ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    <Fragment key={index}>{renderRun(run)}</Fragment>
  ));
}

function renderRun({ text, href, isStrong }: TextRun) {
  if (isStrong) return <strong className="font-semibold text-ink">{text}</strong>;
  if (href === undefined) return text;
  const className = 'link-inline';
  return href.startsWith('/') ? (
    <PageLink href={href} className={className}>
      {text}
    </PageLink>
  ) : (
    <a href={href} className={className}>
      {text}
    </a>
  );
}
