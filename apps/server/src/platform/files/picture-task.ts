/** The processing that a control requires for its pictures. */
export interface PictureOptions {
  /** Percent; null: unchanged. */
  readonly quality: number | null;
  readonly watermark: Watermark | null;
}

export interface Watermark {
  readonly text: string;
  /** In pixels on a picture 750 pixels wide; scaled proportionally on wider pictures. */
  readonly fontSize: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PrintPicture {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Formats whose pixels this server can read. */
export const readablePictureExtensions: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff', 'webp', 'svg']);

/** The tasks of the picture process with input and output; paths are local. */
export interface PictureTasks {
  readonly size: { readonly input: { readonly path: string; readonly extension: string }; readonly output: PictureSize };
  readonly rewrite: {
    readonly input: { readonly path: string; readonly extension: string; readonly options: PictureOptions };
    readonly output: null;
  };
  readonly portrait: { readonly input: { readonly path: string; readonly extension: string }; readonly output: null };
  readonly thumbnail: { readonly input: { readonly bytes: Buffer; readonly extension: string }; readonly output: Buffer };
  readonly print: { readonly input: { readonly bytes: Buffer; readonly extension: string }; readonly output: PrintPicture };
  readonly raster: {
    readonly input: { readonly bytes: Buffer; readonly extension: 'svg'; readonly pixels: number };
    readonly output: Buffer;
  };
}
export type PictureTaskKind = keyof PictureTasks;

export interface PictureTask<K extends PictureTaskKind = PictureTaskKind> {
  readonly kind: K;
  readonly input: PictureTasks[K]['input'];
  /** Processor time in milliseconds, which does not depend on the load of the machine. */
  readonly maxCpuMs: number;
  readonly maxMegabytes: number;
}

export type PictureTaskMessage =
  | { readonly kind: 'done'; readonly output: unknown }
  /** The file is no picture or cannot be decoded. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** No space is left on the disk. */
  | { readonly kind: 'full'; readonly code: string }
  /** A limit was exceeded; the process ends after this message. */
  | { readonly kind: 'exceeded'; readonly reason: 'time' | 'memory' };
