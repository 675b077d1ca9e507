import { useEffect, useState } from 'react';
import { onLiveEvent } from '../../../platform/live/live-listeners.ts';

/** The number of changes of the instance since its form was opened; it counts from the first render on. */
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
