/** The little that the store uses of jsdom, which comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: typeof globalThis.window;
  }
}
