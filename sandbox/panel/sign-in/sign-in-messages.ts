/** Texts of the provider's page in the languages of the store. */
export interface SignInMessages {
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
export function signInMessages(langId: string | undefined): SignInMessages {
  if (langId === '-50') return spanish;
  return langId === '-25' ? french : english;
}
