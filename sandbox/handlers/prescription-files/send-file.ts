import { isShown } from '../../serializers/prescriptions/edit-file';
import type { PrescriptionFile } from '../../state/prescriptions';
import { fileBytes } from './file-bytes';

/** Returns the file as a download; undefined when its bytes are gone. The browser opens only types that it can show. */
export function fileResponse(file: PrescriptionFile): Response | undefined {
  const bytes = fileBytes(file.data);
  if (!bytes || bytes.length === 0) return undefined;
  return new Response(bytes, {
    headers: {
      'Content-Type': isShown(file.contentType) ? file.contentType : 'application/octet-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
