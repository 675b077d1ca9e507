import { createContext, use, useCallback, type ReactNode } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
import { useNotice } from '../../../platform/notice/use-notice.ts';
import styles from './canvas.module.css';

const ShownContext = createContext<string | null>(null);
const RefuseContext = createContext<(text: string) => void>(() => undefined);

/** Knows why the last key or click did nothing. Only those are rendered again who show it. */
export function Refusals({ children }: { readonly children: ReactNode }) {
  const announce = useAnnounce();
  const [shown, show] = useNotice();
  const refuse = useCallback(
    (text: string) => {
      show(text);
      announce(text);
    },
    [show, announce],
  );
  return (
    <RefuseContext value={refuse}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RefuseContext>
  );
}

export const useRefuse = (): ((text: string) => void) => use(RefuseContext);

/** Says over the drawing, for a while, why something was not done. */
export function ShownRefusal() {
  const shown = use(ShownContext);
  return shown === null ? null : <p className={styles.refusal}>{shown}</p>;
}
