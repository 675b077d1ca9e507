import { useEffect } from 'react';

const mostRemembered = 20;

/**
 * Rendered once. Where something that held the focus goes away with its dialog, the focus returns to what had it before and is
 * still there to be seen: the button that opened it, or the menu that button stood in (WCAG 2.2, 2.4.3).
 */
export function ReturnFocus() {
  useEffect(() => {
    const remembered: WeakRef<HTMLElement>[] = [];
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      remembered.push(new WeakRef(target));
      if (remembered.length > mostRemembered) remembered.shift();
    };
    const giveBack = (): void => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      remembered
        .toReversed()
        .map((reference) => reference.deref())
        .find((element) => element !== undefined && canTakeFocus(element))
        ?.focus({ preventScroll: true });
    };
    // Dialogs and their masks stand directly in the body; what they held is taken out of them before they go.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) giveBack();
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
