// The parts of these two libraries that are used; neither has types of its own.
declare module 'pdfmake' {
  interface PdfStream extends NodeJS.ReadableStream {
    end(): void;
  }
  const pdfmake: {
    addFonts(fonts: Readonly<Record<string, { readonly normal: string; readonly bold: string }>>): void;
    setTableLayouts(layouts: object): void;
    setLocalAccessPolicy(policy: (path: string) => boolean): void;
    setUrlAccessPolicy(policy: (url: string) => boolean): void;
    createPdf(definition: object): { getStream(): Promise<PdfStream> };
  };
  export default pdfmake;
}

declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}
