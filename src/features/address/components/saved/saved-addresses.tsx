import { useGetPersonContact } from '@generated/identity/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type SavedAddress, toSavedAddresses } from '@/lib/address/saved-addresses';
import { type OpenForms, useOpenForms } from '@/lib/forms/use-open-forms';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { announce } from '@/lib/navigation/announcer';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { contactArgs } from '@/lib/session/contact-query';
import { type MemberDataState, useCurrentProblem, useMemberDataState } from '@/lib/session/sign-in-request';
import { type Account, useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { LoadStatus } from '@/ui/display/load-status';
import { Heading } from '@/ui/layout/heading';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import type { AddressProblem } from '../../api/change-address';
import { AddressList } from './address-list';

const RemoveAddressDialog = lazyWithRetry(
  async () => (await import('./remove-address-dialog')).RemoveAddressDialog,
);

interface SavedAddressesProps {
  /** Replaces the addresses for a guest. */
  signedOut: ReactNode;
}

/** Shows the addresses of the account: add, change and remove one, choose the default for deliveries. */
export function SavedAddresses({ signedOut }: SavedAddressesProps) {
  const { t } = useLingui();
  const account = useAccount();
  const loaded = useSavedAddresses(account.state === 'member');
  const forms = useOpenForms();
  useUnsavedInput(forms.isDirty);
  const removing = useDialogOpen();
  const [addressToRemove, setAddressToRemove] = useState<SavedAddress>();
  const [problem, setProblem] = useState<AddressProblem>();
  // Here, since the list is gone while the shopper is signed out.
  const currentProblem = useCurrentProblem(problem);
  const title = useRef<HTMLHeadingElement>(null);
  const isSignedOut = account.state === 'guest' || loaded.state === 'signed-out';
  const report = (nextProblem: AddressProblem | undefined) => {
    setProblem(nextProblem);
    // A failure is shown in place of the list.
    if (nextProblem === 'gone') loaded.refresh().catch(() => {});
  };
  const list = useShownAddresses(loaded, forms, isSignedOut ? undefined : account.userId);
  return (
    <>
      <Heading ref={title} level={1} size="lg" tabIndex={-1}>
        <Trans>Addresses</Trans>
      </Heading>
      {list ? (
        <AddressList
          addresses={list}
          forms={forms}
          problem={currentProblem}
          onProblem={report}
          onRemove={(address) => {
            setProblem(undefined);
            setAddressToRemove(address);
            removing.show();
          }}
          onIntentToRemove={RemoveAddressDialog.preload}
        />
      ) : null}
      {!list && isSignedOut ? signedOut : null}
      {list || isSignedOut ? null : <AddressListStatus account={account} addresses={loaded} />}
      {addressToRemove && removing.mounted ? (
        <DialogBoundary
          open={removing.open}
          onClose={() => removing.setOpen(false)}
          title={<Trans>Remove this address?</Trans>}
          className="modal-dialog"
        >
          <RemoveAddressDialog
            address={addressToRemove}
            open={removing.open}
            onOpenChange={removing.setOpen}
            focusAfterwards={title}
            onRemoved={() => announce(t`The address is removed.`)}
            onProblem={report}
          />
        </DialogBoundary>
      ) : null}
    </>
  );
}

/**
 * Returns the list, also after the session has ended while there is unsaved input.
 *
 * @param memberId undefined for a guest. Another shopper's list is not theirs: a guest identity, made when the session has
 * ended, has an empty one, and closes no form.
 */
function useShownAddresses(
  loaded: Addresses,
  forms: OpenForms,
  memberId: string | undefined,
): readonly SavedAddress[] | undefined {
  const [shown, setShown] = useState<Addresses>();
  const own = memberId !== undefined && loaded.userId === memberId ? loaded : undefined;
  if (own?.list && own.list !== shown?.list) {
    // Somebody else has signed in over the page.
    if (shown && shown.userId !== own.userId) forms.closeAll();
    setShown(own);
  }
  return memberId === undefined && !forms.isOpen ? undefined : (own?.list ?? shown?.list);
}

/** Shows the status while there is no list: it loads, or could not be loaded. */
function AddressListStatus({ account, addresses }: { account: Account; addresses: Addresses }) {
  const { t } = useLingui();
  const failed = [account, addresses].find(({ state }) => state === 'failed');
  return (
    <LoadStatus
      isLoading={!failed}
      loadingLabel={t`Loading your addresses`}
      lines={6}
      className="max-w-xl"
      failureTitle={<Trans>Your addresses could not be loaded.</Trans>}
      onRetry={() => failed?.refresh()}
    />
  );
}

/** The addresses of the account. */
interface Addresses {
  state: MemberDataState;
  list: readonly SavedAddress[] | undefined;
  userId: string | undefined;
  refresh: () => Promise<unknown>;
}

/** @param enabled whether the shopper is a member; nothing is requested otherwise. */
function useSavedAddresses(enabled: boolean): Addresses {
  const site = useSite();
  const { data, error, mutate } = useGetPersonContact(...contactArgs(site), {
    swr: { ...shopperQueryOptions, enabled },
  });
  const state = useMemberDataState({ data, error });
  const list = useMemo(() => (data ? toSavedAddresses(data, site.country) : undefined), [data, site.country]);
  return { state, list, userId: data?.userId, refresh: () => mutate() };
}
