/** A pair of glasses as a data URL, so that the gallery needs no image files. */
export const demoFrame = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" fill="none" stroke="currentColor" stroke-linecap="round">
  <path stroke-width="17" d="M132 262c52-17 204-22 262-6 14 4 18 14 16 30-9 82-40 130-122 132-98 2-144-48-160-132-2-12-4-21 4-24Z"/>
  <path stroke-width="17" d="M768 262c-52-17-204-22-262-6-14 4-18 14-16 30 9 82 40 130 122 132 98 2 144-48 160-132 2-12 4-21-4-24Z"/>
  <path stroke-width="15" d="M411 291c20-24 58-24 78 0"/>
  <path stroke-width="13" d="M122 272c-16-10-26-26-30-46M778 272c16-10 26-26 30-46"/>
</svg>`)}`;
