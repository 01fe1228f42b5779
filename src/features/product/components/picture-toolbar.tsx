import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nextTab } from '@/ui/disclosure/next-tab';
import type { Shot } from '../api/to-gallery';
import { useShotName } from '../hooks/use-shot-name';

export interface PictureToolbarProps {
  shots: readonly Shot[];
  activeIndex: number;
  goTo: (index: number) => void;
  className: string;
  /** Class names of a button, by whether its picture is shown. */
  buttonClassName: (active: boolean) => string;
  /** Content of a button, such as a thumbnail. */
  renderContent: (shot: Shot, active: boolean) => ReactNode;
}

/** Shows a button for each picture: a toolbar with one tab stop, in which the arrow keys move. */
export function PictureToolbar(props: PictureToolbarProps) {
  const { shots, activeIndex, goTo, className, buttonClassName, renderContent } = props;
  const { t } = useLingui();
  const shotName = useShotName();
  const toolbar = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const nextIndex = nextTab(event.key, activeIndex, shots.length);
    if (nextIndex === undefined) return;
    event.preventDefault();
    goTo(nextIndex);
    toolbar.current?.querySelectorAll('button')[nextIndex]?.focus();
  };

  return (
    <div ref={toolbar} role="toolbar" aria-label={t`Views`} onKeyDown={handleKeyDown} className={className}>
      {shots.map((shot, index) => (
        <button
          key={shot.type}
          type="button"
          aria-label={shotName(shot.type)}
          aria-pressed={index === activeIndex}
          tabIndex={index === activeIndex ? 0 : -1}
          onClick={() => goTo(index)}
          className={buttonClassName(index === activeIndex)}
        >
          {renderContent(shot, index === activeIndex)}
        </button>
      ))}
    </div>
  );
}
