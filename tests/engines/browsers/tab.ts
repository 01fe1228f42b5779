/** A window of one browser, with a profile of its own. */
export interface Tab {
  goTo(url: string): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param call its source, as an expression. `args` are its arguments, in JSON.
   */
  run<Result>(call: string, ...args: unknown[]): Promise<Result>;
  /** Runs a script of a library in the page, whatever its Content-Security-Policy says. */
  load(script: string): Promise<void>;
  /** Presses the main button of the mouse, in CSS pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown'): Promise<void>;
  /** Chooses a file in the input that the selector names. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** What a shopper, or the browser, has switched off. */
export type Restriction = 'private window' | 'no cookies' | 'no storage';

/** A browser engine that can be driven. */
export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Debian's packages. */
  packages: readonly string[];
  /** Path of the browser, or of its driver. */
  program: string;
  /** Opens a tab without history, cookies and storage; with a restriction, as a browser whose settings say so. */
  open(size: Size, restriction?: Restriction): Promise<Tab>;
  /** Ends the browser. */
  close(): Promise<void>;
}
