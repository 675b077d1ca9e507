import type { Presentation } from '@inkstone/form-engine';

export type PrintTable = Extract<Presentation, { kind: 'table' }>;

/** A value with its label on the 24-column grid; text controls have no label. */
export interface PrintCell {
  readonly label: string;
  readonly span: number;
  readonly value: Presentation;
}

export interface PrintColumn {
  /** The width on the screen; paper keeps the proportions. */
  readonly width: number;
  readonly align: 'start' | 'end';
}

/** A part of a form in print. */
export type PrintBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** What follows no longer belongs to the heading above: it stands after the last panel of tabs. */
  | { readonly kind: 'rule' }
  | { readonly kind: 'row'; readonly cells: readonly PrintCell[] }
  | { readonly kind: 'sheet'; readonly label: string; readonly columns: readonly PrintColumn[]; readonly table: PrintTable };
