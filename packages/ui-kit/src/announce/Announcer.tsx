import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Holds the live region that screen readers watch. One stands around the whole product. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid((before) => ({ text, turn: before.turn + 1 })), []);
  // The same text twice must be a change of the region, or it is not read again.
  const text = useMemo(() => said.text + (said.turn % 2 ? '' : '\u00a0'), [said]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="ink-hidden" role="status" aria-live="polite">
        {text}
      </div>
    </AnnounceContext>
  );
}

/** Says a text to screen readers without moving the focus. */
export const useAnnounce = () => useContext(AnnounceContext);
