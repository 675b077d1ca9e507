import { useEffect, useState } from 'react';
import { RequestFailure } from '../../platform/api/request-failure.ts';

/** Returns the seconds to wait after a refusal `sign-in-wait`, counting down to 0; 0 for everything else. */
export function useWait(failure: unknown): number {
  const [wait, setWait] = useState({ failure, left: secondsOf(failure) });
  if (wait.failure !== failure) setWait({ failure, left: secondsOf(failure) });
  useEffect(() => {
    const seconds = secondsOf(failure);
    if (seconds === 0) return undefined;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setWait({ failure, left });
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return wait.failure === failure ? wait.left : secondsOf(failure);
}

/** Whether a failure only tells to wait. */
export const isWait = (failure: unknown): failure is RequestFailure => failure instanceof RequestFailure && failure.code === 'sign-in-wait';

function secondsOf(failure: unknown): number {
  const seconds = isWait(failure) ? failure.refusal?.params?.['seconds'] : 0;
  return typeof seconds === 'number' ? seconds : 0;
}
