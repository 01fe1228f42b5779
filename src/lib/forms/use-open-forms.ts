import { useRef, useState } from 'react';

/** One of the forms of a page. */
export interface FormState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Reports whether the form has unsaved input. Stable. */
  onDirtyChange: (isDirty: boolean) => void;
}

export interface OpenForms {
  /** Any of them. */
  isOpen: boolean;
  isDirty: boolean;
  stateOf: (name: string) => FormState;
  closeAll: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Tracks which forms of a page are open, and which have unsaved input. Several can be open at once. */
export function useOpenForms(): OpenForms {
  const [open, setOpen] = useState(NONE);
  const [dirty, setDirty] = useState(NONE);
  const callbacks = useRef(new Map<string, Omit<FormState, 'isOpen'>>());
  const stateOf = (name: string): FormState => {
    const existing = callbacks.current.get(name) ?? {
      onOpenChange: (isOpen) => setOpen((current) => withName(current, name, isOpen)),
      onDirtyChange: (isDirty) => setDirty((current) => withName(current, name, isDirty)),
    };
    callbacks.current.set(name, existing);
    return { ...existing, isOpen: open.has(name) };
  };
  return { isOpen: open.size > 0, isDirty: dirty.size > 0, stateOf, closeAll: () => setOpen(NONE) };
}

function withName(names: ReadonlySet<string>, name: string, isIncluded: boolean): ReadonlySet<string> {
  if (names.has(name) === isIncluded) return names;
  return new Set(isIncluded ? [...names, name] : [...names].filter((other) => other !== name));
}
