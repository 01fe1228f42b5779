import { createContext } from 'react';

/** Words of the design system that are the same wherever its components stand. */
export interface UiMessages {
  close: string;
  /** Announced with the title of a dialog whose code loads. */
  loading: string;
  retry: string;
}

/** The app provides them in the page's language. The default is for pages in English alone, such as the sandbox panel. */
export const UiMessagesContext = createContext<UiMessages>({
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
});
