import type { Form } from '@inkstone/form-engine';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../platform/session/use-session.ts';
import type { FormContext } from '../form-context.ts';
import { forgetUnsavedWork, hasWork, storeUnsavedWork, storedWork } from './unsaved-work.ts';

const storeDelayMs = 400;

/** Stores on this device what was typed into a form and not sent yet. */
export interface UnsavedWorkStore {
  /** The work stored in an earlier visit; null: none. */
  readonly stored: string | null;
  readonly storeNow: () => void;
  /** Stores the work once the user pauses. */
  readonly storeSoon: () => void;
  /** Call when it was sent or discarded: the form equals the stored record. */
  readonly settle: () => void;
}

export function useUnsavedWork(form: Form, context: FormContext, baseVersion: number): UnsavedWorkStore {
  const user = useUser();
  // Read before newer work overwrites it.
  const [stored] = useState(() => storedWork(user.id, context));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isStored = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const storeNow = (): void => {
    // Work of an earlier visit that is still offered stays until there is newer work or the user discards it.
    if (!hasWork(form) && !isStored.current) return;
    const patch = form.patch();
    isStored.current = true;
    storeUnsavedWork(user.id, context, { patch, baseVersion, keptAt: Date.now() });
  };
  return {
    stored,
    storeNow,
    storeSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(storeNow, storeDelayMs);
    },
    settle() {
      clearTimeout(timer.current);
      form.markStored();
      forgetUnsavedWork(user.id, context);
    },
  };
}
