/** Field of a history entry's state: its listing was filtered while a prescription was stored. */
export const FILTER_MARK = 'prescriptionFiltered';

/** Whether the current history entry was filtered by a prescription, which may be cleared since. */
export function hasFilterMark(): boolean {
  return (history.state as Partial<Record<string, unknown>> | null)?.[FILTER_MARK] === true;
}
