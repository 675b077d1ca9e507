import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { installShippedApp, type CallOutput } from '@inkstone/api';
import { createIntention } from '../platform/api/intention.ts';
import { useClient } from '../platform/platform.ts';

type Installed = CallOutput<typeof installShippedApp>;

interface Progress {
  /** The application that is being published; null when none is. */
  readonly current: string | null;
  readonly done: number;
  readonly all: number;
}

/** Publishes applications one after the other. After a failure those that are published stay, and another attempt goes on with the rest. */
export function useInstallApps(onDone: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const [progress, setProgress] = useState<Progress>({ current: null, done: 0, all: 0 });
  const [warnings, setWarnings] = useState<Installed['warnings']>([]);
  const install = useMutation({
    mutationFn: async (codes: readonly string[]) => {
      for (const [done, code] of codes.entries()) {
        setProgress({ current: code, done, all: codes.length });
        const installed = await client.call(installShippedApp, { code }, { idempotencyKey: intention.current.keyFor(code) });
        intention.current.fulfil();
        setWarnings((before) => [...before, ...installed.warnings]);
      }
    },
    onSuccess: onDone,
    onSettled: async () => {
      setProgress((before) => ({ ...before, current: null }));
      await Promise.all(['shipped-apps', 'first-run', 'apps'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  return { install, progress, warnings };
}
