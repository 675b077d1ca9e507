import type { FieldPath } from '@inkstone/schema';
import { pathSelector } from '../path-selector.ts';
import type { CellInput } from './sheet-move.ts';

/** Where in a sheet something on the page stands. */
export interface CellPlace {
  readonly row: string;
  readonly column: string;
}

export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row !== undefined && column !== undefined ? { row, column } : null;
}

const focusable = 'input:not([disabled]), textarea:not([disabled]), select, button:not([disabled]), [tabindex="0"]';

export function inputOf(cell: Element | null | undefined): HTMLElement | null {
  return cell?.querySelector<HTMLElement>(focusable) ?? null;
}

/** Puts the cursor into a cell, with all of its text chosen as a spreadsheet does. */
export function enterInput(input: HTMLElement): void {
  input.focus();
  if (input instanceof HTMLInputElement && (input.type === 'text' || input.type === 'search')) input.select();
}

/** What the input with the cursor does with keys by itself, told by its own roles. */
export function cellInput(target: EventTarget | null, isComposing: boolean): CellInput {
  const input = target instanceof HTMLElement ? target : null;
  const isPicker = Boolean(input?.closest('.ant-picker'));
  const isList = input?.getAttribute('role') === 'combobox';
  const isOpen = input?.getAttribute('aria-expanded') === 'true';
  const isText = input instanceof HTMLInputElement && (input.type === 'text' || input.type === 'search');
  return {
    isBusy: isComposing || isOpen,
    takesEnter: isList || isPicker || !isText,
    takesArrows:
      isList || isPicker || input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && input.type === 'radio'),
  };
}

export function cellOf(table: Element, path: FieldPath): HTMLElement | null {
  return table.querySelector<HTMLElement>(`td${pathSelector(path)}`);
}
