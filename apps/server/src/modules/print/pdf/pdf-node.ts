/** The part of pdfmake's document tree that is used here. Texts are always strings in it, so no value can become a node. */
export type PdfNode = string | PdfRun[] | PdfElement;

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

/** A document as pdfmake expects it. */
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
