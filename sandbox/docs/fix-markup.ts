/** An element with this selector gets the attribute; null removes it. */
type MarkupFix = [selector: string, attribute: string, value: string | null];

/** Attributes for assistive technology that the renderer leaves out or gets wrong. */
const FIXES: MarkupFix[] = [
  // Buttons with a picture alone, which name a hint that is not there yet.
  ['button[class*="copy-button"]:not([aria-label])', 'aria-label', 'Copy'],
  ['button[class*="copy-button"][aria-controls]', 'aria-controls', null],
  // Its text is another one.
  ['button.show-more[aria-label]', 'aria-label', null],
  // Lists that scroll sideways, without anything in them to focus.
  ['ul.endpoints:not([tabindex])', 'tabindex', '0'],
  // The search is open as long as its field exists; the suggestions of other fields are closed at first.
  ['input[role="combobox"]:not([aria-expanded])', 'aria-expanded', 'true'],
  ['[contenteditable][role="combobox"]:not([aria-expanded])', 'aria-expanded', 'false'],
  ['.cm-content:not([aria-label])', 'aria-label', 'Body'],
  ['button[role="none"]', 'role', 'button'],
  // The page has a region of the same name.
  ['[role="dialog"] section[aria-label^="Notifications alt"]', 'aria-label', 'Notifications of the call'],
  [
    '.scalar-app-layout > section[aria-label^="Notifications alt"]',
    'aria-label',
    'Notifications of the call',
  ],
  // The first is the page, the second a part of the dialog that lies over it.
  ['body:has([role="dialog"]) main.references-rendered:not([inert])', 'inert', ''],
  ['body:not(:has([role="dialog"])) main.references-rendered[inert]', 'inert', null],
];

/** Fixes the current markup, and later additions of the renderer. */
export function fixMarkup(): void {
  const applyFixes = () => {
    for (const [selector, attribute, value] of FIXES)
      for (const element of document.querySelectorAll(selector)) {
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, value);
      }
  };
  new MutationObserver(applyFixes).observe(document.body, { childList: true, subtree: true });
  applyFixes();
}
