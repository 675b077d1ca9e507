import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentKey } from '@inkstone/schema';
import { useLocation, useNavigate } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';

interface Choice {
  readonly keys: readonly string[];
  /** The location at which it was made; it is shown until the address follows. */
  readonly at: object | null;
}

/** Marks addresses to which a choice on the canvas has led, in contrast to links. */
const byChoice = 'chosen on the canvas';

/**
 * What is chosen on the canvas. The address names the first one; it follows the choice, which therefore does not wait for it, and changes
 * the choice when somebody follows a link.
 */
export function useChosen(appCode: string, document: DocumentKey, part: string | null, isThere: (key: string) => boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const [choice, setChoice] = useState<Choice>({ keys: keysOf(part), at: location });
  const isOwn = choice.at === location || location.state === byChoice;
  const keys = useMemo(() => (isOwn ? choice.keys : keysOf(part)), [isOwn, choice.keys, part]);
  const chosen = useMemo(() => keys.filter(isThere), [isThere, keys]);
  const latest = useRef<readonly string[]>(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const choose = (next: readonly string[]): void => {
    latest.current = next;
    setChoice({ keys: [...new Set(next)], at: location });
    navigate(documentAddress(appCode, document, next[0]), { replace: true, state: byChoice });
  };
  /** Goes on with what has another key now, unless somebody has gone on to something else meanwhile. */
  const follow = (from: string, to: string): void => {
    if (latest.current[0] === from) choose([to]);
  };
  return { chosen, choose, follow, chosenNow: () => latest.current };
}

const keysOf = (part: string | null): readonly string[] => (part === null ? [] : [part]);
