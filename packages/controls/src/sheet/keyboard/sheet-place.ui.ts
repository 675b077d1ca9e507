import type { FieldPath } from '@inkstone/schema';
import { pathSelector } from '../../face/path-selector.ts';
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
/** The cross that empties an input; keys empty it too. */
const clearing = '.ant-select-clear, .ant-picker-clear, .ant-input-clear-icon';

export function inputOf(cell: Element | null | undefined): HTMLElement | null {
  return cell?.querySelector<HTMLElement>(focusable) ?? null;
}

/** What comes after or before the cursor within its cell, such as the button beside an input. */
export function inputBeside(target: HTMLElement, step: 1 | -1): HTMLElement | null {
  const inputs = [...(target.closest('td')?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter((each) => !each.closest(clearing));
  return inputs[inputs.indexOf(target) + step] ?? null;
}

/** Puts the cursor into a cell, with all of its text chosen as a spreadsheet does. */
export function enterInput(input: HTMLElement): void {
  input.focus();
  // A number shows its plain digits once it has the cursor; what is chosen must be these.
  queueMicrotask(() => {
    if (document.activeElement === input && isText(input)) input.select();
  });
}

function isText(input: HTMLElement | null): input is HTMLInputElement {
  return input instanceof HTMLInputElement && (input.type === 'text' || input.type === 'search');
}

/** What the input with the cursor does with keys by itself, told by its own roles. */
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
