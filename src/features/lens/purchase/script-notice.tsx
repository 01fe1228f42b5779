import { lazy } from 'react';

// Only rendered on the server: with JavaScript on, browsers ignore the content of `noscript`.
const NoScriptNotice = lazy(async () => ({
  default: (await import('../components/no-script-notice')).NoScriptNotice,
}));

/** Takes the place of the purchase buttons without JavaScript. */
export function ScriptNotice() {
  return (
    <noscript>
      <NoScriptNotice />
    </noscript>
  );
}
