import type { SecondFactorKey } from '@generated/identity/model/secondFactorKey';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { confirmSecondFactor, startSecondFactor, turnOffSecondFactor } from '../../api/change-account';
import { currentPasswordSchema, oneTimeCodeSchema, secondFactorEndSchema } from '../../forms/details-schemas';
import { useChangeForm } from '../../hooks/use-change-form';
import { useFieldMessages } from '../../hooks/use-field-messages';
import { OneTimeCodeField } from '../one-time-code-field';
import { PasswordField } from '../password-field';
import { ChangeForm } from './change-form';
import type { DetailsFormProps } from './details-form-props';

interface SecondFactorFormProps extends DetailsFormProps {
  isOn: boolean;
}

/** Turns one-time codes on or off. */
export function SecondFactorForm({ isOn, ...props }: SecondFactorFormProps) {
  // Turned on, it goes on with the recovery codes.
  const [wasOn] = useState(isOn);
  return wasOn ? <SecondFactorEndForm {...props} /> : <SecondFactorSetup {...props} />;
}

/** Turns one-time codes off, with the password and a code. */
function SecondFactorEndForm({ onDone, onDirtyChange }: DetailsFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const form = useForm({
    resolver: zodResolver(secondFactorEndSchema),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: (values) => turnOffSecondFactor(site, values),
    onChanged: () => {
      announce(t`Two-step verification is off.`);
      onDone();
    },
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone} submitLabel={<Trans>Turn off</Trans>}>
      <PasswordField
        {...form.register('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
        error={messageFor(errors.currentPassword?.message)}
      />
      <OneTimeCodeField
        {...form.register('code')}
        hint={t`From your authenticator app, or a recovery code`}
        error={messageFor(errors.code?.message)}
      />
    </ChangeForm>
  );
}

/** Turns one-time codes on: the password, the key for the app with its first code, then the recovery codes. */
function SecondFactorSetup(props: DetailsFormProps) {
  const { t } = useLingui();
  const [key, setKey] = useState<SecondFactorKey>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const confirm = (codes: string[]) => {
    setRecoveryCodes(codes);
    announce(t`Two-step verification is on. You are signed out everywhere else.`);
  };
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} {...props} />;
  if (key) return <KeyForm secret={key} onConfirmed={confirm} {...props} />;
  return <StartForm onStarted={setKey} {...props} />;
}

interface StartFormProps extends DetailsFormProps {
  onStarted: (key: SecondFactorKey) => void;
}

function StartForm({ onStarted, onDone, onDirtyChange }: StartFormProps) {
  const site = useSite();
  const { t } = useLingui();
  const messageFor = useFieldMessages();
  const form = useForm({
    resolver: zodResolver(currentPasswordSchema),
    defaultValues: { currentPassword: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: ({ currentPassword }) => startSecondFactor(site, currentPassword, onStarted),
    onChanged: () => {},
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone} submitLabel={<Trans>Continue</Trans>}>
      <p>
        <Trans>
          You need an authenticator app on your phone. From then on you sign in with your email and password,
          not with Google or Facebook.
        </Trans>
      </p>
      <PasswordField
        {...form.register('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
        error={messageFor(form.formState.errors.currentPassword?.message)}
      />
    </ChangeForm>
  );
}

interface KeyFormProps extends DetailsFormProps {
  secret: SecondFactorKey;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function KeyForm({ secret: { secret, otpauthUri }, onConfirmed, onDone, onDirtyChange }: KeyFormProps) {
  const site = useSite();
  const messageFor = useFieldMessages();
  const form = useForm({ resolver: zodResolver(oneTimeCodeSchema), defaultValues: { code: '' } });
  const { setFocus } = form;
  // What else a host writes there is no link of ours.
  const link = otpauthUri.startsWith('otpauth://totp/') ? otpauthUri : undefined;
  useEffect(() => setFocus('code'), [setFocus]);
  const { submit, ...state } = useChangeForm(form, {
    change: ({ code }) => confirmSecondFactor(site, code, onConfirmed),
    onChanged: () => {},
    onDirtyChange,
  });
  return (
    <ChangeForm {...state} onSubmit={submit} onCancel={onDone} submitLabel={<Trans>Turn on</Trans>}>
      <p>
        <Trans>Add an account in your authenticator app: scan the QR code, or type this key there.</Trans>
      </p>
      {link ? <KeyPicture link={link} /> : null}
      <p className="wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      {link ? (
        <p>
          <a href={link} className="link-inline inline-flex min-h-11 items-center">
            <Trans>The app is on this device: open it with the key</Trans>
          </a>
        </p>
      ) : null}
      <p>
        <Trans>Then type the code that the app shows.</Trans>
      </p>
      <OneTimeCodeField {...form.register('code')} error={messageFor(form.formState.errors.code?.message)} />
    </ChangeForm>
  );
}

interface RecoveryCodesProps extends Pick<DetailsFormProps, 'onDone' | 'onDirtyChange'> {
  codes: readonly string[];
}

/** Shows the codes once, and asks for a confirmation before the shopper leaves them. */
function RecoveryCodes({ codes, onDone, onDirtyChange }: RecoveryCodesProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
    onDirtyChange(true);
    return () => onDirtyChange(false);
  }, [onDirtyChange]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p ref={text} tabIndex={-1}>
        <Trans>
          Write these recovery codes down, or print them. Each signs you in once when you do not have your
          phone. They are not shown again.
        </Trans>
      </p>
      <ul className="grid max-w-sm grid-cols-2 gap-2 max-[18rem]:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Light modules around the code, which scanners need. */
const FRAME = 4;

/** Shows the link with the key of an authenticator app as a QR code. */
function KeyPicture({ link }: { link: string }) {
  const { t } = useLingui();
  const { data, size } = encode(link, { border: FRAME });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code with the key`}
      // 5 pixels for a module of the usual length. Dark on light, whatever the colors of the page.
      className="w-full max-w-56 rounded-sm bg-paper text-ink"
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
}
