/** jsdom ships without types. This declares the part in use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: typeof globalThis.window;
  }
}
