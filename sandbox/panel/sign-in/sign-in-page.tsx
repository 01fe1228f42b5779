import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { api, unwrapResponse } from '../client';
import { type AuthorizationRequest, parseRequest, resultUrl } from './authorization-request';

const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' };

/** Shows the page of the sandbox's identity provider: a person agrees, declines, or goes back. */
export function SignInPage() {
  const request = parseRequest(new URL(location.href));
  const texts = signInMessages(request?.langId);
  const title = texts.title(request ? PROVIDER_NAMES[request.provider] : '');
  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.title = title;
  }, [texts, title]);
  return (
    <main className="mx-auto grid max-w-md gap-6 p-6">
      <Heading level={1} size="md">
        {title}
      </Heading>
      {request ? <SignInChoices request={request} /> : <Notice tone="error">{texts.invalid}</Notice>}
    </main>
  );
}

function SignInChoices({ request }: { request: AuthorizationRequest }) {
  const texts = signInMessages(request.langId);
  const { provider, codeChallenge, redirectUri } = request;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { data: accounts, error } = useSWR(['social-accounts', provider], () =>
    unwrapResponse(api['social-accounts'].$get({ query: { provider } })),
  );

  async function agree(accountId: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const json = { provider, accountId, codeChallenge, redirectUri };
      const { code } = await unwrapResponse(api.authorization.$post({ json }));
      location.replace(resultUrl(request, { code }, location.origin));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <>
      <p className="text-ink-soft">{texts.intro}</p>
      {failed || error ? (
        <Notice tone="error" live="polite">
          {texts.failed}
        </Notice>
      ) : null}
      <Stack gap="xs">
        {accounts ? (
          accounts.map(({ id, name, email }) => (
            <Button key={id} aria-disabled={busy || undefined} onClick={() => void agree(id)}>
              {texts.continueAs(name)} ({email || texts.noEmail})
            </Button>
          ))
        ) : (
          <SkeletonText lines={3} />
        )}
      </Stack>
      <Stack row gap="xs">
        <Button
          variant="secondary"
          onClick={() => location.replace(resultUrl(request, { error: 'access_denied' }, location.origin))}
        >
          {texts.decline}
        </Button>
        <Button
          variant="quiet"
          onClick={() => location.replace(resultUrl(request, { error: 'cancelled' }, location.origin))}
        >
          {texts.cancel}
        </Button>
      </Stack>
    </>
  );
}

/** Texts of the provider's page in the languages of the store. */
interface SignInMessages {
  language: string;
  title: (provider: string) => string;
  intro: string;
  continueAs: (name: string) => string;
  noEmail: string;
  decline: string;
  cancel: string;
  failed: string;
  invalid: string;
}

const english: SignInMessages = {
  language: 'en',
  title: (provider) => `Sign in with ${provider}`,
  intro: 'This stands in for the real provider. Marlowe Eyewear asks for your name and email.',
  continueAs: (name) => `Continue as ${name}`,
  noEmail: 'no email',
  decline: 'Do not share my data',
  cancel: 'Cancel',
  failed: 'That did not work. Try again.',
  invalid: 'The store sent an invalid request. Close this window and try again.',
};

const spanish: SignInMessages = {
  language: 'es',
  title: (provider) => `Iniciar sesión con ${provider}`,
  intro: 'Esta página sustituye al proveedor real. Marlowe Eyewear pide tu nombre y tu correo electrónico.',
  continueAs: (name) => `Continuar como ${name}`,
  noEmail: 'sin correo electrónico',
  decline: 'No compartir mis datos',
  cancel: 'Cancelar',
  failed: 'No funcionó. Inténtalo de nuevo.',
  invalid: 'La tienda envió una solicitud no válida. Cierra esta ventana e inténtalo de nuevo.',
};

const french: SignInMessages = {
  language: 'fr',
  title: (provider) => `Se connecter avec ${provider}`,
  intro: 'Cette page remplace le vrai fournisseur. Marlowe Eyewear demande votre nom et votre courriel.',
  continueAs: (name) => `Continuer en tant que ${name}`,
  noEmail: 'aucun courriel',
  decline: 'Ne pas partager mes données',
  cancel: 'Annuler',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  invalid: 'La boutique a envoyé une demande non valide. Fermez cette fenêtre et réessayez.',
};

/** Returns the texts of a language id of the commerce API; English for an unknown one. */
function signInMessages(langId: string | undefined): SignInMessages {
  if (langId === '-50') return spanish;
  return langId === '-25' ? french : english;
}
