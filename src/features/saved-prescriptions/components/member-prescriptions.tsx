import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { toStoredPrescription } from '@/domain/prescription/stored-prescription';
import { serverNow } from '@/lib/dates/server-time';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { accountPaths } from '@/lib/navigation/account-paths';
import { announce } from '@/lib/navigation/announcer';
import { sitePaths } from '@/lib/navigation/site-paths';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import type { PrescriptionDetailsProps } from '@/lib/prescription-step/slot-props';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { useSavedPrescriptions } from '../api/use-saved-prescriptions';
import type { EditorSlots } from './prescription-editor';
import { PrescriptionList } from './prescription-list';

const MemberEditor = lazyWithRetry(async () => (await import('./member-editor')).MemberEditor);

export interface MemberPrescriptionsProps extends EditorSlots {
  view: 'list' | 'new' | 'edit';
  /** The prescription to edit; stored in the history entry, not in the URL. */
  editedId: string | undefined;
  renderDetails: (props: PrescriptionDetailsProps) => ReactNode;
  /** Replaces the list for a guest. */
  signedOut: ReactNode;
}

/** Shows the account's prescriptions: the list, and a form for a new or changed one. */
export function MemberPrescriptions(props: MemberPrescriptionsProps) {
  const { view, editedId, renderDetails, signedOut, ...slots } = props;
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const showFrames = useShopFramesFor();
  const hydrated = useHydrated();
  const account = useAccount();
  const isMember = account.state === 'member';
  const list = useSavedPrescriptions({ itemType: 'frame' }, isMember);
  const [shown, setShown] = useState<SavedPrescriptionView>();
  const heading = useRef<HTMLHeadingElement>(null);
  const listHref = accountPaths.accountPrescriptions(site);
  const edited = list.prescriptions.find(({ id }) => id === editedId);
  const editor = useEditor({ view, editedId, edited, canStart: hydrated && isMember });
  const isEditing = editor !== undefined;

  const previous = useRef(isEditing);
  useEffect(() => {
    if (previous.current !== isEditing) heading.current?.focus();
    previous.current = isEditing;
  }, [isEditing]);

  const close = () => void navigate(listHref, { replace: true });
  const title = editor?.saved ? t`Change a prescription` : t`Add a prescription`;
  const isSignedOut = account.state === 'guest' || list.state === 'signed-out';
  return (
    <>
      <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
        {editor ? title : <Trans>Saved prescriptions</Trans>}
      </Heading>
      {editor ? (
        <Suspense fallback={<SkeletonText lines={8} className="max-w-2xl" />}>
          <MemberEditor
            {...slots}
            saved={editor.saved}
            onSaved={async () => {
              await list.refresh();
              announce(t`Your prescription is saved.`);
              close();
            }}
            onCancel={close}
          />
        </Suspense>
      ) : null}
      {!editor && isSignedOut ? signedOut : null}
      {!editor && !isSignedOut ? (
        <PrescriptionList
          list={list}
          cardProps={(saved) => ({
            onShowDetails: () => setShown(saved),
            onEdit: () =>
              void navigate(accountPaths.accountPrescriptions(site, 'edit'), {
                state: { prescriptionId: saved.id },
              }),
            onShowFrames: () => showFrames(saved),
            onIntent: MemberEditor.preload,
          })}
        />
      ) : null}
      {renderDetails({
        saved: shown,
        open: shown !== undefined,
        onOpenChange: (open) => (open ? undefined : setShown(undefined)),
      })}
    </>
  );
}

interface EditorState {
  /** Key of the history entry. */
  key: string;
  saved: SavedPrescriptionView | undefined;
}

interface EditorInput extends Pick<MemberPrescriptionsProps, 'view' | 'editedId'> {
  edited: SavedPrescriptionView | undefined;
  canStart: boolean;
}

/** Manages the open editor, which stays open when the session ends, so that no input is lost. */
function useEditor({ view, editedId, edited, canStart }: EditorInput): EditorState | undefined {
  const [editor, setEditor] = useState<EditorState>();
  const key = view === 'edit' ? `edit ${editedId}` : view;
  if (editor?.key === key) return editor;
  const isKnown = view === 'new' || (view === 'edit' && edited !== undefined);
  const next = canStart && isKnown ? { key, saved: edited } : undefined;
  if (next !== editor) setEditor(next);
  return next;
}

/** Opens the frames for a prescription: its values become those of the session, so that each frame says whether it fits. */
function useShopFramesFor(): (saved: SavedPrescriptionView) => void {
  const site = useSite();
  const navigate = useNavigate();
  return ({ values }) => {
    if (!values) return;
    savePrescription(toStoredPrescription(values, toCalendarDate(serverNow())));
    void navigate(sitePaths.listing(site, 'eyeglasses'));
  };
}
