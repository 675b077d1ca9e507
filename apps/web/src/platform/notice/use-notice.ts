import { useCallback, useEffect, useState } from 'react';

const shownMs = 4_000;

/** A short notice about what was just done, which disappears after a while. Callers announce it to screen readers themselves. */
export function useNotice(): readonly [string | null, (text: string) => void] {
  const [notice, setNotice] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const show = useCallback((text: string) => setNotice({ text }), []);
  return [notice?.text ?? null, show];
}
