import { useState } from 'react';

/** The selected records of a list: single ones, or all found records, loaded or not. */
export interface Picked {
  readonly kind: 'these' | 'all';
  /** With `all`: the ids of those that are loaded. */
  readonly ids: readonly string[];
}

export const nothingPicked: Picked = { kind: 'these', ids: [] };

export interface Picking {
  readonly picked: Picked;
  readonly holds: (id: string) => boolean;
  readonly pick: (ids: readonly string[], isPicked: boolean) => void;
  readonly replace: (picked: Picked) => void;
}

/** The selection belongs to the query: another filter clears it. */
export function usePicked(askedKey: string): Picking {
  const [state, setState] = useState<{ readonly key: string; readonly picked: Picked }>({ key: askedKey, picked: nothingPicked });
  const picked = state.key === askedKey ? state.picked : nothingPicked;
  const replace = (next: Picked): void => setState({ key: askedKey, picked: next });
  const ids: ReadonlySet<string> = new Set(picked.ids);
  return {
    picked,
    holds: (id) => picked.kind === 'all' || ids.has(id),
    pick: (changed, isPicked) => {
      const others = [...ids].filter((id) => !changed.includes(id));
      replace({ kind: 'these', ids: isPicked ? [...others, ...changed] : others });
    },
    replace,
  };
}
