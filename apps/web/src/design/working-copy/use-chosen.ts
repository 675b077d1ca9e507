import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const here = useRef(location);
  useEffect(() => {
    latest.current = chosen;
    here.current = location;
  }, [chosen, location]);
  const choose = useCallback(
    (next: readonly string[]): void => {
      latest.current = next;
      setChoice({ keys: [...new Set(next)], at: here.current });
      navigate(documentAddress(appCode, document, next[0]), { replace: true, state: byChoice });
    },
    [appCode, document, navigate],
  );
  /** Goes on with what has another key now, unless somebody has gone on to something else meanwhile. */
  const follow = useCallback((from: string, to: string): void => void (latest.current[0] === from && choose([to])), [choose]);
  const chosenNow = useCallback(() => latest.current, []);
  return { chosen, choose, follow, chosenNow };
}

const keysOf = (part: string | null): readonly string[] => (part === null ? [] : [part]);
