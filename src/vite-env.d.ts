/// <reference types="vite/client" />

/** Whether this build carries the sandbox for the browser (the static build). */
declare const __BROWSER_SANDBOX__: boolean;

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
