/** What a control asks to be done to its pictures. */
export interface PictureWish {
  /** Percent; null: as good as it is. */
  readonly quality: number | null;
  readonly watermark: Watermark | null;
}

export interface Watermark {
  readonly text: string;
  /** In pixels on a picture 750 wide, as a phone shows it; on wider ones as much larger. */
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
export const drawableExtensions: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff', 'webp', 'svg']);

/** What the process that draws may be asked, with what it answers; paths name files of this machine. */
export interface PictureOrders {
  readonly size: { readonly ask: { readonly path: string; readonly extension: string }; readonly answer: PictureSize };
  readonly rewrite: {
    readonly ask: { readonly path: string; readonly extension: string; readonly wish: PictureWish };
    readonly answer: null;
  };
  readonly portrait: { readonly ask: { readonly path: string; readonly extension: string }; readonly answer: null };
  readonly thumbnail: { readonly ask: { readonly bytes: Buffer; readonly extension: string }; readonly answer: Buffer };
  readonly print: { readonly ask: { readonly bytes: Buffer; readonly extension: string }; readonly answer: PrintPicture };
  readonly raster: {
    readonly ask: { readonly bytes: Buffer; readonly extension: 'svg'; readonly pixels: number };
    readonly answer: Buffer;
  };
}
export type PictureOrderKind = keyof PictureOrders;

export interface PictureOrder<K extends PictureOrderKind = PictureOrderKind> {
  readonly kind: K;
  readonly ask: PictureOrders[K]['ask'];
  /** Of the processor, in milliseconds: a machine that is busy with other things costs a picture nothing. */
  readonly mostCpuMs: number;
  readonly mostMegabytes: number;
}

export type PictureNews =
  | { readonly kind: 'done'; readonly answer: unknown }
  /** It is none, or none that can be read. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** There was no space to write it. */
  | { readonly kind: 'full'; readonly code: string }
  /** The process ends itself after this. */
  | { readonly kind: 'exceeded'; readonly reason: 'time' | 'memory' };
