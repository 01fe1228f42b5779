/** The notice for older browsers, which an inline script shows. */
export const OLD_BROWSER_NOTICE_ID = 'old-browser-notice';
