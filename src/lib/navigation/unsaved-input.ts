import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { handleTraversals, OVERLAY_MARK } from '../history/overlay-entry';
import { createStore, useStoreValue } from '../state/create-store';
import { useLatest } from '../state/use-latest';
import { followedLink } from './document-navigation';
import { stopLeaving } from './leaving';
import { guardNavigations, type Navigate, useNavigate } from './use-navigate';

/** A navigation that waits for the shopper's decision. */
export interface PendingLeave {
  leave: () => void;
  stay: () => void;
}

const pendingLeave = createStore<PendingLeave | undefined>(undefined);

/** The navigation to confirm; a page with unsaved input renders `LeaveDialog` for it. */
export function usePendingLeave(): PendingLeave | undefined {
  return useStoreValue(pendingLeave);
}

/**
 * While there is unsaved input, every navigation needs a confirmation: links and commands of this site, Back and Forward (all with
 * `usePendingLeave`), and leaving the document (the browser shows its own dialog).
 *
 * @returns a function to call before a navigation of one's own, after which nothing is confirmed.
 */
export function useUnsavedInput(isDirty: boolean): () => void {
  const navigate = useLatest(useNavigate());
  const location = useLocation();
  const guard = useRef<Guard>({ isReleased: false, index: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has its own entry
  useEffect(() => {
    guard.current.index = entryIndex();
  }, [location]);
  useEffect(() => {
    const { current } = guard;
    current.isReleased = false;
    if (!isDirty) return undefined;
    guardNavigations((action) => (current.isReleased ? action() : holdNavigation(current, action)));
    const stops = [
      guardLinks(current, (path) => navigate.current(path)),
      handleTraversals((event) => onTraversal(current, event)),
      guardDocument(current),
    ];
    return () => {
      for (const stop of stops) stop();
      guardNavigations(undefined);
      pendingLeave.set(undefined);
    };
  }, [isDirty]);
  return () => {
    guard.current.isReleased = true;
  };
}

interface Guard {
  /** The shopper leaves, or nothing is to be lost any more. */
  isReleased: boolean;
  /** Index of the guarded history entry, which the router counts. */
  index: number;
  /** What to do after the next traversal. */
  next?: (() => void) | undefined;
}

function holdNavigation(guard: Guard, navigate: () => void): void {
  pendingLeave.set({
    stay: () => pendingLeave.set(undefined),
    leave: () => {
      guard.isReleased = true;
      pendingLeave.set(undefined);
      navigate();
    },
  });
}

/** Not every browser asks before it leaves a document. */
function guardLinks(guard: Guard, navigate: Navigate): () => void {
  const onClick = (event: MouseEvent) => {
    const link = guard.isReleased ? undefined : followedLink(event);
    if (!link || link.origin !== window.location.origin) return;
    event.preventDefault();
    stopLeaving();
    const { pathname, search, hash } = link;
    holdNavigation(guard, () => navigate(pathname + search + hash));
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}

function guardDocument(guard: Guard): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!guard.isReleased) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/** The browser has already left the entry: it goes back to it, unseen by the router, and then shows the dialog. */
function onTraversal(guard: Guard, event: PopStateEvent): void {
  const { next } = guard;
  if (next) {
    guard.next = undefined;
    event.stopImmediatePropagation();
    next();
    return;
  }
  const steps = entryIndex() - guard.index;
  // An overlay of this page was closed.
  if (steps === 0 || guard.isReleased) return;
  event.stopImmediatePropagation();
  guard.next = () => holdNavigation(guard, () => leaveEntry(guard, steps));
  history.go(-steps);
}

/** On phones, the question has an entry of its own, which is left first. */
function leaveEntry(guard: Guard, steps: number): void {
  const go = () => history.go(steps);
  if (history.state?.[OVERLAY_MARK]) guard.next = () => setTimeout(go);
  else go();
}

function entryIndex(): number {
  return history.state?.idx ?? 0;
}
