import type { SocialProvider } from '@generated/identity/model/socialProvider';
import { createContext, useContext } from 'react';

/** A provider that shoppers can sign in with. */
export interface SocialLoginOption {
  provider: SocialProvider;
  /** Authorization endpoint: a URL, or a path of this site for the sandbox's provider. */
  authorizationUrl: string;
  /** This store's id at a live provider. */
  clientId?: string | undefined;
}

/** The configured providers; without any, no button is shown. */
export type SocialLoginConfig = readonly SocialLoginOption[];

const SocialLoginContext = createContext<SocialLoginConfig>([]);

export const SocialLoginProvider = SocialLoginContext.Provider;

/** Returns the providers of the deployment (`GOOGLE_CLIENT_ID`, `FACEBOOK_CLIENT_ID`), or those of the sandbox. */
export function useSocialLoginConfig(): SocialLoginConfig {
  return useContext(SocialLoginContext);
}
