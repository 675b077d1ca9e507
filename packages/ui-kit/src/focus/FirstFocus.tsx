import { useEffect } from 'react';

const fields = ':is(input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]):not(:disabled, [readonly])';

/**
 * Gives the first field of an opened dialog the focus, which the component library gives to the button that closes it. A dialog without a
 * field keeps it there. The application renders it once.
 */
export function FirstFocus() {
  useEffect(() => {
    const moveOn = ({ target, relatedTarget }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !target.matches('.ant-modal-close')) return;
      const dialog = target.closest('[role=dialog]');
      // Somebody who walks through the dialog may come to the button.
      if (!dialog || (relatedTarget instanceof Node && dialog.contains(relatedTarget))) return;
      dialog.querySelector<HTMLElement>(`.ant-modal-body ${fields}`)?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', moveOn);
    return () => document.removeEventListener('focusin', moveOn);
  }, []);
  return null;
}
