import type { InputRef } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';

/** Gives an input of a dialog the focus: at `autoFocus` the dialog is not part of the page yet, and its close button would get it. */
export function useFirstFocus(): RefObject<InputRef | null> {
  const first = useRef<InputRef>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
