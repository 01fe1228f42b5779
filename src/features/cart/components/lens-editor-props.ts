import type { ComponentType, RefObject } from 'react';
import type { LensStep } from '@/domain/lens/lens-step';
import type { LineItem } from '../api/cart-view';
import type { LensChange } from '../api/update-lens';
import type { ChangeFailure } from '../api/use-cart-change';
import type { StoredEdit } from '../state/edited-line';

/** The lens panel for a line of the cart. The page composes it of other features. */
export interface LensEditorProps {
  lineItem: LineItem;
  /** Initial step; the first one by default. */
  initialStep: LensStep | undefined;
  /** Receives focus when the panel closes. */
  triggerRef: RefObject<HTMLElement | null>;
  /** An edit that a reload has interrupted. */
  stored: Pick<StoredEdit, 'selection' | 'hasTypedPrescription'>;
  /** Called with every change, for a reload. */
  onStore: (changes: Pick<StoredEdit, 'selection' | 'hasTypedPrescription'>) => void;
  /** The change is being saved. */
  busy: boolean;
  /** Reason why the last attempt to save failed. */
  failure: ChangeFailure | undefined;
  /** Called at the end; undefined when no lens data arrived. Resolves to whether the lenses were changed. */
  onDone: (change: LensChange | undefined) => Promise<boolean>;
  onCancel: () => void;
}

/** Loads the lens panel on demand. Rejects when its code does not arrive. */
export type LoadLensEditor = () => Promise<ComponentType<LensEditorProps>>;
