import type { Presentation } from '@inkstone/form-engine';

export type PrintTable = Extract<Presentation, { kind: 'table' }>;

/** One value with its name on the grid of 24; words that stand for themselves have no name. */
export interface PrintCell {
  readonly label: string;
  readonly span: number;
  readonly value: Presentation;
}

export interface PrintColumn {
  /** As wide as on the screen; paper takes the proportions. */
  readonly width: number;
  readonly align: 'start' | 'end';
}

/** A piece of a form as paper has it. */
export type PrintBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly PrintCell[] }
  | { readonly kind: 'sheet'; readonly label: string; readonly columns: readonly PrintColumn[]; readonly table: PrintTable };
