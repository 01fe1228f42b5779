import { type DragEvent, useEffect, useState } from 'react';

/** Lets a file be dropped on an element. One that misses it must not make the browser leave the page to show the file. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(type, (event) => hasFiles(event) && event.preventDefault(), {
        signal: controller.signal,
      });
    return () => controller.abort();
  }, []);
  return {
    isOver,
    dropProps: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setIsOver(true),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Also fires when the pointer moves onto an element inside.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}

function hasFiles({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
