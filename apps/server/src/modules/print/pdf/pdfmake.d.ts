// What of these two libraries is used; neither brings types along.
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
