import type { FieldPath } from '@inkstone/schema';
import { pathSelector } from '../../view/path-selector.ts';
import type { CellInput } from './sheet-move.ts';

/** The position of an element within a sheet. */
export interface CellPosition {
  readonly row: string;
  readonly column: string;
}

export function cellPositionOf(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row !== undefined && column !== undefined ? { row, column } : null;
}

const focusable = 'input:not([disabled]), textarea:not([disabled]), select, button:not([disabled]), [tabindex="0"]';
/** The button that clears an input; keys clear it too. */
const clearing = '.ant-select-clear, .ant-picker-clear, .ant-input-clear-icon';

export function inputOf(cell: Element | null | undefined): HTMLElement | null {
  return cell?.querySelector<HTMLElement>(focusable) ?? null;
}

/** Returns the element after or before the focused one within its cell, such as the button next to an input. */
export function adjacentInput(target: HTMLElement, step: 1 | -1): HTMLElement | null {
  const inputs = [...(target.closest('td')?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter((each) => !each.closest(clearing));
  return inputs[inputs.indexOf(target) + step] ?? null;
}

/** Focuses the input of a cell and selects its text, as spreadsheets do. */
export function enterInput(input: HTMLElement): void {
  input.focus();
  // A number shows its plain digits once focused; these must be selected.
  queueMicrotask(() => {
    if (document.activeElement === input && isText(input)) input.select();
  });
}

function isText(input: HTMLElement | null): input is HTMLInputElement {
  return input instanceof HTMLInputElement && (input.type === 'text' || input.type === 'search');
}

/** Returns which keys the focused input handles itself, by its ARIA roles. */
export function cellInput(target: EventTarget | null, isComposing: boolean): CellInput {
  const input = target instanceof HTMLElement ? target : null;
  const isPicker = Boolean(input?.closest('.ant-picker'));
  const isList = input?.getAttribute('role') === 'combobox';
  const isOpen = input?.getAttribute('aria-expanded') === 'true';
  return {
    isBusy: isComposing || isOpen,
    takesEnter: isList || isPicker || !isText(input),
    takesArrows:
      isList || isPicker || input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && input.type === 'radio'),
  };
}

export function cellOf(table: Element, path: FieldPath): HTMLElement | null {
  return table.querySelector<HTMLElement>(`td${pathSelector(path)}`);
}
