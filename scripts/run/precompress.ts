import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|webmanifest|wasm)$/;
/** In bytes. Larger files are the face detector, its models and the contract's pages: no shopper waits for them at first. */
const LARGE = 200_000;
/** Quality of Brotli. The best takes 16 times as long as the other, for 5 to 10 % less. */
const BEST_QUALITY = 11;
const FAST_QUALITY = 9;

/** Writes a .br and a .gz file next to every text file, so that the server never compresses static files. */
export async function precompressFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile() && COMPRESSIBLE.test(dirent.name))
    .map((dirent) => join(dirent.parentPath, dirent.name));
  await Promise.all(paths.map(precompressFile));
}

async function precompressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = bytes.length > LARGE ? FAST_QUALITY : BEST_QUALITY;
  const [brotliBytes, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotliBytes), writeFile(`${path}.gz`, gzipBytes)]);
}
