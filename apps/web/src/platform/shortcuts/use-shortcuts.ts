import { useEffect, useRef, useSyncExternalStore } from 'react';

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const key = 'inkstone.shortcuts';
const listeners = new Set<() => void>();

const enabled = () => localStorage.getItem(key) !== 'off';

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(key, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export const useShortcutsEnabled = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, enabled);

/** Single-key shortcuts, active while no field has the focus and no dialog is open; users can switch them off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = latest.current[event.key];
      if (!run || !enabled() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || typesInto(event.target) || dialogIsOpen()) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function typesInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="listbox"], [role="menu"]') !== null;
}

const dialogIsOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
