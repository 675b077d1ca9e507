/** What of pdfmake's document tree is used here. Texts are only ever strings in it, so no value can become a node of its own. */
export type PdfNode = string | PdfRun[] | PdfElement;

/** A piece of text in one font. */
export interface PdfRun {
  readonly text: string;
  readonly font?: string;
}

export interface PdfElement {
  readonly text?: string | PdfRun[];
  readonly stack?: readonly PdfNode[];
  readonly columns?: readonly PdfNode[];
  readonly columnGap?: number;
  readonly table?: {
    readonly body: readonly (readonly PdfNode[])[];
    readonly widths: readonly (number | '*')[];
    readonly headerRows?: number;
    readonly keepWithHeaderRows?: number;
    readonly dontBreakRows?: boolean;
    readonly heights?: number;
  };
  readonly layout?: string;
  readonly image?: string;
  readonly svg?: string;
  readonly fit?: readonly [number, number];
  readonly width?: number | '*';
  readonly fontSize?: number;
  readonly lineHeight?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly fillColor?: string;
  readonly alignment?: 'left' | 'center' | 'right';
  readonly margin?: readonly [number, number, number, number];
  readonly unbreakable?: boolean;
  readonly pageBreak?: 'before';
  readonly colSpan?: number;
  readonly border?: readonly [boolean, boolean, boolean, boolean];
}

/** A whole document, as pdfmake takes it. */
export interface PdfDefinition {
  readonly info: { readonly title: string };
  readonly language: string;
  readonly pageSize: string;
  readonly pageOrientation: 'portrait' | 'landscape';
  readonly pageMargins: readonly [number, number, number, number];
  readonly defaultStyle: { readonly font: string; readonly fontSize: number; readonly lineHeight: number; readonly color: string };
  readonly watermark?: {
    readonly text: string;
    readonly opacity: number;
    readonly color: string;
    readonly angle: number;
    readonly fontSize: number;
  };
  readonly images: Readonly<Record<string, string>>;
  readonly content: readonly PdfNode[];
  footer(page: number, pages: number): PdfElement;
}
