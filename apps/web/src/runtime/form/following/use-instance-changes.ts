import { useEffect, useState } from 'react';
import { onLiveEvent } from '../../../platform/live/live-listeners.ts';

/** How often something happened to the instance since its form was opened; listens from the first moment on. */
export function useInstanceChanges(workflowInstanceId: string | null): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      onLiveEvent((event) => {
        const isMine = event.kind === 'instance-changed' && event.workflowInstanceId === workflowInstanceId;
        if (isMine || event.kind === 'resync') setCount((before) => before + 1);
      }),
    [workflowInstanceId],
  );
  return count;
}
