/** What a command may be told. */
export interface PicturesOptions {
  only: string[];
  locale: string | undefined;
  size: string | undefined;
  all: boolean;
  built: boolean;
}
