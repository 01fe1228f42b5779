import { shellAsking } from './findings/to-curl.ts';
import { send } from './http/transport.ts';
import { MissingInputError } from './missing-input-error.ts';
import type { Caller } from './plugin.ts';

interface ApiKeyOptions {
  /** Name of the header, such as `X-Api-Key`. */
  header: string;
  /** Keys of different callers: the one that the run calls with, and another one. Those that are undefined are left out. */
  keys: (string | undefined)[];
}

/** Whoever has a key. */
export function apiKey({ header, keys }: ApiKeyOptions): Caller {
  const name = header.toLowerCase();
  return {
    title: 'another key',
    signIn: async (_, index) => {
      const key = keys[index];
      if (index === 0 && key === undefined) throw new MissingInputError(`there is no key for ${header}`);
      return key === undefined ? undefined : { headers: { [name]: key } };
    },
    shell: () => shellAsking([name]),
  };
}

interface ClientCredentialsOptions {
  /** Where tokens are given out: a path below the URL of the host, or a URL. */
  tokenUrl: string;
  /** The client that the run calls as, and another one. Those without a secret are left out. */
  clients: { id: string; secret: string | undefined }[];
  scope?: string;
}

/** A client of OAuth 2.0 with its own token (RFC 6749 §4.4). */
export function clientCredentials({ tokenUrl, clients, scope }: ClientCredentialsOptions): Caller {
  const urlAt = (baseUrl: string) => (tokenUrl.startsWith('/') ? baseUrl + tokenUrl : tokenUrl);
  return {
    title: 'another client',
    signIn: async (run, index) => {
      const client = clients[index];
      if (!client?.secret) {
        if (index > 0) return undefined;
        throw new MissingInputError('there is no secret of a client');
      }
      const body = new URLSearchParams({ grant_type: 'client_credentials', ...(scope ? { scope } : {}) });
      const response = await send(run.options.transport, {
        method: 'POST',
        url: urlAt(run.options.baseUrl),
        headers: {
          authorization: `Basic ${btoa(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: body.toString(),
      });
      const token = (response.body as { access_token?: unknown } | null)?.access_token;
      if (typeof token !== 'string')
        throw new MissingInputError(`${tokenUrl} returned ${response.status} and no token`);
      return { headers: { authorization: `Bearer ${token}` } };
    },
    shell: (baseUrl) => [
      `CONTRACT_AUTHORIZATION="Bearer $(curl --silent --user "\${CLIENT_ID:?}:\${CLIENT_SECRET:?}" --data 'grant_type=client_credentials${scope ? `&scope=${encodeURIComponent(scope)}` : ''}' '${urlAt(baseUrl)}' | ${TOKEN_OF_JSON})"`,
    ],
  };
}

const TOKEN_OF_JSON = String.raw`sed -n 's/.*"access_token" *: *"\([^"]*\)".*/\1/p'`;
