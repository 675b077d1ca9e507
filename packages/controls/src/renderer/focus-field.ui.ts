import type { FieldPath } from '@inkstone/schema';
import { inputId } from '../field-id.ts';

type Reveal = (path: FieldPath) => void;

/** Those on the page who can bring a hidden field to light: a folded group, a long sheet. */
const revealers = new Set<Reveal>();

/** Until the answer is called, `reveal` is asked before a field gets the focus. */
export function onReveal(reveal: Reveal): () => void {
  revealers.add(reveal);
  return () => revealers.delete(reveal);
}

const framesToWait = 120;
const focusable = 'input:not([disabled]), textarea, select, button, [tabindex]';

/**
 * Brings a field into view and puts the cursor into it: a control, a cell `items[row].amount`, a row `items[row]`. What is
 * folded away opens first; a face that is still loading is waited for.
 */
export function focusField(path: FieldPath): void {
  for (const reveal of revealers) reveal(path);
  const look = (framesLeft: number): void => {
    const target = targetOf(path);
    if (target) return jumpTo(target);
    if (framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
  };
  look(framesToWait);
}

function targetOf(path: FieldPath): HTMLElement | null {
  const element = document.getElementById(inputId(path)) ?? document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  return element && element.closest('[hidden]') === null ? element : null;
}

function jumpTo(element: HTMLElement): void {
  element.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  element.focus({ preventScroll: true });
  if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}
