/** Props of a button that opens a dialog, whose code loads as soon as the shopper turns to the button. */
export function dialogTrigger(loadDialog: () => void) {
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: loadDialog,
    onTouchStart: loadDialog,
    onFocus: loadDialog,
  } as const;
}
