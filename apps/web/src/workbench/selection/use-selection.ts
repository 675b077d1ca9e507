import { useState } from 'react';

export interface Selection {
  /** Whether items can be selected. */
  readonly isOn: boolean;
  readonly ids: ReadonlySet<string>;
  readonly setActive: (isOn: boolean) => void;
  readonly pick: (id: string, isPicked: boolean) => void;
  readonly replace: (ids: Iterable<string>) => void;
}

/** The selection of several lines of a list; items that have left the list are deselected. */
export function useSelection(listed: readonly string[]): Selection {
  const [isOn, setOn] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(listed.filter((id) => picked.has(id)));
  return {
    isOn,
    ids,
    setActive(next) {
      setOn(next);
      setPicked(new Set());
    },
    pick: (id, isPicked) => setPicked(new Set(isPicked ? [...ids, id] : [...ids].filter((each) => each !== id))),
    replace: (next) => setPicked(new Set(next)),
  };
}
