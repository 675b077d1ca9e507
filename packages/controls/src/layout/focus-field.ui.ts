import type { FieldPath } from '@inkstone/schema';
import { inputId } from '../view/field-id.ts';
import { pathSelector } from '../view/path-selector.ts';
import { whenRendered } from './when-rendered.ui.ts';

type Reveal = (path: FieldPath) => void;

/** Handlers that can reveal a hidden field: folded groups, long sheets. */
const revealers = new Set<Reveal>();

/** Calls `reveal` before a field receives the focus. Returns the function that unregisters it. */
export function onReveal(reveal: Reveal): () => void {
  revealers.add(reveal);
  return () => revealers.delete(reveal);
}

const focusable = 'input:not([disabled]), textarea:not([disabled]), select, button:not([disabled]), [tabindex="0"]';

/**
 * Scrolls to a field and focuses it: a control, a cell `items[row].amount`, or a row `items[row]`. Folded parts are opened first, and a
 * view that is still loading is awaited.
 */
export function focusField(path: FieldPath): void {
  for (const reveal of revealers) reveal(path);
  whenRendered(() => targetOf(path), jumpTo);
}

function targetOf(path: FieldPath): HTMLElement | null {
  const element = document.getElementById(inputId(path)) ?? loadedFrame(path);
  return element && element.closest('[hidden], [aria-hidden="true"]') === null ? element : null;
}

/** The element around a field; null while its view is loading, because nothing in it takes the focus yet. */
function loadedFrame(path: FieldPath): HTMLElement | null {
  const frame = document.querySelector<HTMLElement>(pathSelector(path));
  return frame?.querySelector('[data-loading-view]') ? null : frame;
}

function jumpTo(element: HTMLElement): void {
  element.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  element.focus({ preventScroll: true });
  if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}
