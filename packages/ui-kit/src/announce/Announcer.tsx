import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Provides the live region for screen readers. The application has one. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setAnnounced((before) => ({ text, count: before.count + 1 })), []);
  // A repeated text must change the region, or it is not announced again.
  const text = useMemo(() => announced.text + (announced.count % 2 ? '' : '\u00a0'), [announced]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="ink-hidden" role="status" aria-live="polite">
        {text}
      </div>
    </AnnounceContext>
  );
}

/** Announces a text to screen readers without moving the focus. */
export const useAnnounce = () => useContext(AnnounceContext);
