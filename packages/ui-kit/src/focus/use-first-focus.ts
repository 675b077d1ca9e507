import type { InputRef } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';

/** Gives a field of a dialog the focus: at `autoFocus` the dialog is not part of the page yet, and its close button would get it. */
export function useFirstFocus<Field extends { readonly focus: () => void } = InputRef>(): RefObject<Field | null> {
  const first = useRef<Field>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
