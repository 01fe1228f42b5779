import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|webmanifest|wasm)$/;

/**
 * Writes a .br and a .gz file next to every text file, so that the server never compresses static files.
 *
 * @param quality of Brotli; 11 is the smallest and slowest.
 */
export function precompressFiles(folder: string, quality = 11): void {
  for (const dirent of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!dirent.isFile() || !COMPRESSIBLE.test(dirent.name)) continue;
    const path = join(dirent.parentPath, dirent.name);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
