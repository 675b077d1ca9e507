import { useSyncExternalStore } from 'react';
import type { BrandScheme } from '@inkstone/schema';
import type { ColorScheme } from '@inkstone/ui-kit';
import { usePublicConfig } from '../config/use-public-config.ts';

const key = 'inkstone.colorScheme';
const listeners = new Set<() => void>();
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The scheme chosen in this browser, otherwise the organisation's, otherwise the system's. */
function present(usual: BrandScheme): ColorScheme {
  const stored = localStorage.getItem(key);
  if (stored === 'light' || stored === 'dark') return stored;
  if (usual !== 'system') return usual;
  return system().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const query = system();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

export function chooseColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(key, scheme);
  for (const listener of listeners) listener();
}

export function useColorScheme(): ColorScheme {
  const usual = usePublicConfig().data?.theme.scheme ?? 'system';
  return useSyncExternalStore(subscribe, () => present(usual));
}
