import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDialogOpen } from './use-dialog-open';

it('mounts a dialog with the first opening, and keeps it mounted while it closes', () => {
  const { result } = renderHook(() => useDialogOpen());
  expect(result.current).toMatchObject({ mounted: false, open: false });
  act(() => result.current.show());
  expect(result.current).toMatchObject({ mounted: true, open: true });
  act(() => result.current.setOpen(false));
  expect(result.current).toMatchObject({ mounted: true, open: false });
});
