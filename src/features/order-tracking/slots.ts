/** The dialog with an uploaded picture; filled by the route. */
export interface PictureSlotProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Must not change while the dialog is open. */
  load: () => Promise<Blob>;
}
