import { startTransition, useEffect, useRef, useState } from 'react';

/** Whoever goes on within this time is walking. */
const walkingMilliseconds = 300;
const pauseMilliseconds = 150;

/** What was chosen or edited, once nobody goes on: after a pause at once, behind it; while keys follow each other, after the last one. */
export function useRested<T>(latest: T): T {
  const [rested, setRested] = useState(latest);
  const changedAt = useRef(0);
  useEffect(() => {
    const now = performance.now();
    const isWalking = now - changedAt.current < walkingMilliseconds;
    changedAt.current = now;
    const timer = setTimeout(() => startTransition(() => setRested(() => latest)), isWalking ? pauseMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [latest]);
  return rested;
}
