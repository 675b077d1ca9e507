import { useEffect, useRef, useState } from 'react';
import type { LiveEvent } from '@inkstone/api';
import { onLiveEvent } from '../../../platform/live/live-listeners.ts';

/** The instances that changed while a form was loaded, and whether any may have changed unseen. */
export interface ChangesWhileLoading {
  /** Forgets the changes so far: loading begins, or an open form counts them itself. */
  forget(): void;
  has(workflowInstanceId: string | null): boolean;
}

/** Collects changes from the first render on, so that none is lost between the server's answer and the moment its form is shown. */
export function useChangesWhileLoading(): ChangesWhileLoading {
  const [events] = useState(() => new Set<LiveEvent>());
  useEffect(() => onLiveEvent((event) => void events.add(event)), [events]);
  return {
    forget: () => events.clear(),
    has: (workflowInstanceId) => [...events].some((event) => concerns(event, workflowInstanceId)),
  };
}

/** The number of changes of the instance since its form began to load; those that came before the form listens count as one. */
export function useInstanceChanges(workflowInstanceId: string | null, whileLoading: ChangesWhileLoading): number {
  const [count, setCount] = useState(0);
  const missed = useRef(whileLoading);
  useEffect(() => {
    const collected = missed.current;
    // Asked only now: a change may come while the form is rendered.
    // oxlint-disable-next-line react/set-state-in-effect
    if (collected.has(workflowInstanceId)) setCount((before) => before + 1);
    collected.forget();
    return onLiveEvent((event) => {
      // The collecting listener is there before the form, and has just collected it.
      collected.forget();
      if (concerns(event, workflowInstanceId)) setCount((before) => before + 1);
    });
  }, [workflowInstanceId]);
  return count;
}

function concerns(event: LiveEvent, workflowInstanceId: string | null): boolean {
  return event.kind === 'resync' || (event.kind === 'instance-changed' && event.workflowInstanceId === workflowInstanceId);
}
