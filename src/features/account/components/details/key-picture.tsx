import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';

/** Light modules around the code, which scanners need. */
const FRAME = 4;

/** Shows the link with the key of an authenticator app as a QR code. */
export function KeyPicture({ link }: { link: string }) {
  const { t } = useLingui();
  const { data, size } = encode(link, { border: FRAME });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code with the key`}
      // 5 pixels for a module of the usual length. Dark on light, whatever the colors of the page.
      className="w-full max-w-56 rounded-sm bg-paper text-ink"
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
}
