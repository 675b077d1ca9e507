import type { Form } from '@inkstone/form-engine';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../platform/session/use-session.ts';
import type { FormPlace } from './form-place.ts';
import { forgetUnsavedWork, hasWork, keepUnsavedWork, keptWork } from './unsaved-work.ts';

const keepDelayMs = 400;

/** Keeps on this device what is typed into a form and not sent yet. */
export interface KeptWork {
  /** What was kept in an earlier visit; null: nothing. */
  readonly kept: string | null;
  readonly keepNow: () => void;
  /** Once the person pauses. */
  readonly keepSoon: () => void;
  /** It was sent, or given up: the form stands as it is stored. */
  readonly settle: () => void;
}

export function useKeptWork(form: Form, place: FormPlace, baseVersion: number): KeptWork {
  const user = useUser();
  // Read before anything typed now takes its place.
  const [kept] = useState(() => keptWork(user.id, place));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isKept = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keepNow = (): void => {
    // Work of an earlier visit that is still offered stays until there is newer work or the person discards it.
    if (!hasWork(form) && !isKept.current) return;
    const patch = form.patch();
    isKept.current = true;
    keepUnsavedWork(user.id, place, { patch, baseVersion, keptAt: Date.now() });
  };
  return {
    kept,
    keepNow,
    keepSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, keepDelayMs);
    },
    settle() {
      clearTimeout(timer.current);
      form.markStored();
      forgetUnsavedWork(user.id, place);
    },
  };
}
