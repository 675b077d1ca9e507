import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentKey } from '@inkstone/schema';
import { useLocation, useNavigate, useDestination } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';

interface Choice {
  readonly keys: readonly string[];
  /** The location at which it was made; it is shown until the address follows. */
  readonly at: object | null;
}

/** Marks addresses to which a choice on the canvas has led, in contrast to links. */
const byChoice = 'chosen on the canvas';

/** The address follows after this pause: browsers limit how often it may change, and everything around the canvas reads it. */
const pauseMilliseconds = 200;

/**
 * What is chosen on the canvas. The address names the first one; it follows the choice, which therefore does not wait for it, and changes
 * the choice when somebody follows a link. The functions keep their identity.
 */
export function useChosen(appCode: string, document: DocumentKey, part: string | null, isThere: (key: string) => boolean) {
  const location = useLocation();
  const [choice, setChoice] = useState<Choice>({ keys: keysOf(part), at: location });
  const isOwn = choice.at === location || location.state === byChoice;
  const keys = useMemo(() => (isOwn ? choice.keys : keysOf(part)), [isOwn, choice.keys, part]);
  const chosen = useMemo(() => keys.filter(isThere), [isThere, keys]);
  const latest = useRef<readonly string[]>(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  const address = useFollowingAddress(appCode, document);
  const choose = useCallback(
    (next: readonly string[]): void => {
      latest.current = next;
      const keys = [...new Set(next)];
      setChoice((before) => (before.at === here.current && isSame(before.keys, keys) ? before : { keys, at: here.current }));
      address(next[0], here.current);
    },
    [address],
  );
  /** Goes on with what has another key now, unless somebody has gone on to something else meanwhile. */
  const follow = useCallback(
    (from: string, to: string): void => {
      if (latest.current[0] === from) choose([to]);
    },
    [choose],
  );
  const chosenNow = useCallback(() => latest.current, []);
  return { chosen, choose, follow, chosenNow };
}

/** Names the latest choice in the address, unless a link leads elsewhere meanwhile. */
function useFollowingAddress(appCode: string, document: DocumentKey): (part: string | undefined, from: object) => void {
  const navigate = useNavigate();
  const destination = useDestination();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (part, from) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const at = destination();
        if (at !== from && at.state !== byChoice) return;
        const to = documentAddress(appCode, document, part);
        if (at.pathname !== to) navigate(to, { replace: true, state: byChoice });
      }, pauseMilliseconds);
    },
    [appCode, document, navigate, destination],
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

const keysOf = (part: string | null): readonly string[] => (part === null ? [] : [part]);
