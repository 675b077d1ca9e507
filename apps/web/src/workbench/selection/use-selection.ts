import { useState } from 'react';

export interface Selection {
  /** Lines can be picked. */
  readonly isOn: boolean;
  readonly ids: ReadonlySet<string>;
  readonly turn: (isOn: boolean) => void;
  readonly pick: (id: string, isPicked: boolean) => void;
  readonly replace: (ids: Iterable<string>) => void;
}

/** Several lines of a list picked for one action; what has left the list is no longer picked. */
export function useSelection(listed: readonly string[]): Selection {
  const [isOn, setOn] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(listed.filter((id) => picked.has(id)));
  return {
    isOn,
    ids,
    turn(next) {
      setOn(next);
      setPicked(new Set());
    },
    pick: (id, isPicked) => setPicked(new Set(isPicked ? [...ids, id] : [...ids].filter((each) => each !== id))),
    replace: (next) => setPicked(new Set(next)),
  };
}
