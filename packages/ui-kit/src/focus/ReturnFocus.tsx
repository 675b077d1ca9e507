import { useEffect } from 'react';

const mostRemembered = 20;

/**
 * Returns the focus when a dialog that had it is removed: to the element that had it before and is still visible, such as the button that
 * opened it or the menu that contained that button (WCAG 2.2, 2.4.3). The application renders it once.
 */
export function ReturnFocus() {
  useEffect(() => {
    const remembered: WeakRef<HTMLElement>[] = [];
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      remembered.push(new WeakRef(target));
      if (remembered.length > mostRemembered) remembered.shift();
    };
    const restoreFocus = (): void => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      remembered
        .toReversed()
        .map((reference) => reference.deref())
        .find((element) => element !== undefined && canTakeFocus(element))
        ?.focus({ preventScroll: true });
    };
    // Dialogs and their masks are children of the body; their content is removed before they are.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) restoreFocus();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return null;
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);
}
