import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { Prescription } from '@/domain/prescription/prescription';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { toStoredPrescription } from '@/domain/prescription/stored-prescription';
import { serverNow } from '@/lib/dates/server-time';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { accountPaths } from '@/lib/navigation/account-paths';
import { announce } from '@/lib/navigation/announcer';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { PaperValues } from '@/lib/prescription/paper-values';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import type { PrescriptionDetailsProps } from '@/lib/prescription-step/slot-props';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { LoadStatus } from '@/ui/display/load-status';
import { SkeletonText } from '@/ui/display/skeleton';
import { GlassesIcon } from '@/ui/icons/icons';
import { Heading } from '@/ui/layout/heading';
import { type SavedPrescriptionsState, useSavedPrescriptions } from '../api/use-saved-prescriptions';
import { usePrescriptionCopy } from '../hooks/use-prescription-copy';
import { ExpiredNotice } from './expiry';
import type { EditorSlots } from './prescription-editor';

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

interface PrescriptionListProps {
  list: SavedPrescriptionsState;
  cardProps: (saved: PrescriptionCardProps['saved']) => Omit<PrescriptionCardProps, 'saved'>;
}

/** Shows the saved prescriptions of the account, newest first. */
function PrescriptionList({ list, cardProps }: PrescriptionListProps) {
  const site = useSite();
  const { t } = useLingui();
  const { state, prescriptions, refresh } = list;
  const newHref = accountPaths.accountPrescriptions(site, 'new');
  if (state !== 'ready') {
    return (
      <LoadStatus
        isLoading={state === 'loading'}
        loadingLabel={t`Loading your prescriptions`}
        lines={5}
        className="max-w-xl"
        failureTitle={<Trans>Your prescriptions could not be loaded.</Trans>}
        onRetry={refresh}
      />
    );
  }
  if (prescriptions.length === 0) {
    return (
      <EmptyState
        title={<Trans>No prescription is saved yet</Trans>}
        icon={<GlassesIcon size={40} />}
        actions={
          <ButtonLink render={<PageLink href={newHref} />}>
            <Trans>Add a prescription</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Save yours once: then it is filled in when you choose lenses, and you see which frames take it.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-2xl gap-8">
      <div>
        <ButtonLink render={<PageLink href={newHref} />}>
          <Trans>Add a prescription</Trans>
        </ButtonLink>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none */}
      <ul role="list" aria-label={t`Saved prescriptions`}>
        {prescriptions.map((saved) => (
          <PrescriptionCard key={saved.id} saved={saved} {...cardProps(saved)} />
        ))}
      </ul>
    </div>
  );
}

interface PrescriptionCardProps {
  saved: SavedPrescriptionView;
  onShowDetails: () => void;
  /** Edits prescriptions with values only: files and doctors belong to an order. */
  onEdit: () => void;
  onShowFrames: () => void;
  /** Called when the shopper is about to edit or to see the details. */
  onIntent: () => void;
}

/** Shows one saved prescription in the account's list. */
function PrescriptionCard(props: PrescriptionCardProps) {
  const { saved, onShowDetails, onEdit, onShowFrames, onIntent } = props;
  const { t } = useLingui();
  const { title, people, day } = usePrescriptionCopy();
  const { values, file, issued } = saved;
  const name = title(saved);
  const date = issued && day(issued);
  const intent = { onPointerOver: onIntent, onFocus: onIntent };
  return (
    <li className="grid grid-cols-1 gap-4 border-line border-t py-6">
      <div>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        <p className="text-ink-soft">{people(saved)}</p>
      </div>
      {values ? <EyeValues values={values} /> : null}
      {file ? <p className="wrap-anywhere text-sm">{file.name}</p> : null}
      {date ? (
        <p className="text-ink-soft text-sm">
          <Trans>Written on {date}</Trans>
        </p>
      ) : null}
      <ExpiredNotice saved={saved} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {values ? (
          <Button
            variant="secondary"
            onClick={onShowFrames}
            aria-label={t`Frames for my prescription: ${name}`}
          >
            <Trans>Frames for my prescription</Trans>
          </Button>
        ) : null}
        <div className="flex gap-5">
          <Button
            {...intent}
            variant="link"
            aria-haspopup="dialog"
            onClick={onShowDetails}
            aria-label={t`Details of ${name}`}
          >
            <Trans>Details</Trans>
          </Button>
          {values ? (
            <Button {...intent} variant="link" onClick={onEdit} aria-label={t`Change ${name}`}>
              <Trans>Change</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Shows the values of both eyes as on the paper, one line each. */
function EyeValues({ values: { right, left } }: { values: Prescription }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      <dt className="text-ink-soft">
        <Trans>Right (OD)</Trans>
      </dt>
      <dd>
        <PaperValues eye={right} />
      </dd>
      <dt className="text-ink-soft">
        <Trans>Left (OS)</Trans>
      </dt>
      <dd>
        <PaperValues eye={left} />
      </dd>
    </dl>
  );
}
