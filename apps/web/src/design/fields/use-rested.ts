import { startTransition, useEffect, useRef, useState } from 'react';

const walkingMilliseconds = 120;

/** What was chosen, once nobody walks on: after a pause at once, behind the choice; while the arrow keys are pressed, after the last one. */
export function useRested<T>(chosen: T): T {
  const [rested, setRested] = useState(chosen);
  const chosenAt = useRef(0);
  useEffect(() => {
    const now = performance.now();
    const isWalking = now - chosenAt.current < walkingMilliseconds;
    chosenAt.current = now;
    const timer = setTimeout(() => startTransition(() => setRested(chosen)), isWalking ? walkingMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [chosen]);
  return rested;
}
