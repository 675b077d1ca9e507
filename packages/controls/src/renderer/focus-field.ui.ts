import type { FieldPath } from '@inkstone/schema';
import { inputId } from '../face/field-id.ts';
import { pathSelector } from '../face/path-selector.ts';
import { whenThere } from './when-there.ui.ts';

type Reveal = (path: FieldPath) => void;

/** Those on the page who can bring a hidden field to light: a folded group, a long sheet. */
const revealers = new Set<Reveal>();

/** Until the answer is called, `reveal` is asked before a field gets the focus. */
export function onReveal(reveal: Reveal): () => void {
  revealers.add(reveal);
  return () => revealers.delete(reveal);
}

const focusable = 'input:not([disabled]), textarea:not([disabled]), select, button:not([disabled]), [tabindex="0"]';

/**
 * Brings a field into view and puts the cursor into it: a control, a cell `items[row].amount`, a row `items[row]`. What is
 * folded away opens first; a face that is still loading is waited for.
 */
export function focusField(path: FieldPath): void {
  for (const reveal of revealers) reveal(path);
  whenThere(() => targetOf(path), jumpTo);
}

function targetOf(path: FieldPath): HTMLElement | null {
  const element = document.getElementById(inputId(path)) ?? document.querySelector<HTMLElement>(pathSelector(path));
  return element && element.closest('[hidden], [aria-hidden="true"]') === null ? element : null;
}

function jumpTo(element: HTMLElement): void {
  element.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  element.focus({ preventScroll: true });
  if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}
