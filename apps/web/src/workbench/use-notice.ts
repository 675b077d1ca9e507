import { useEffect, useState } from 'react';

const shownMs = 4_000;

/** A short word about what was just done, gone after a while. Screen readers are told by who did it. */
export function useNotice(): readonly [string | null, (text: string) => void] {
  const [notice, setNotice] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice?.text ?? null, (text) => setNotice({ text })];
}
