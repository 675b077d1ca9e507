import { useEffect, useRef, useState } from 'react';

/** A pause after which an edit is saved. */
const pauseMilliseconds = 800;

interface Draft {
  readonly text: string;
  readonly edit: (text: string) => void;
  /** Saves what is not saved yet. */
  readonly save: () => void;
}

/** A text that is edited in several steps and saved after a pause, when the person leaves, and with the page. */
export function useDraft(text: string, onChange: (text: string | undefined) => void): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef<() => void>(() => undefined);
  const save = () => {
    if (draft === null) return;
    setDraft(null);
    if (draft !== text) onChange(draft === '' ? undefined : draft);
  };
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => latest.current(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return { text: draft ?? text, edit: setDraft, save };
}
