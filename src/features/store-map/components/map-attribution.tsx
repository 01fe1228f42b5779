import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { readMapTiles } from '@/lib/stores/map-tiles';

/** Sources of the map; GeoNames and providers of tiles require theirs. */
export function MapAttribution() {
  const [tiles, setTiles] = useState('');
  useEffect(() => setTiles(readMapTiles()?.attribution ?? ''), []);
  return (
    <p className="absolute bottom-0 left-0 z-10 bg-paper px-2 py-0.5 text-ink-soft text-xs max-[22.5rem]:px-1 max-[22.5rem]:text-[0.6875rem]">
      <Trans>
        Map: Natural Earth. Towns: <a href="https://www.geonames.org">GeoNames</a>, CC BY 4.0
      </Trans>
      {tiles ? ` · ${tiles}` : null}
    </p>
  );
}
