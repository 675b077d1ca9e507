import type { InstanceState, WorkItem } from '@inkstone/workflow';

/** Returns the open work of an instance, oldest first, without copies to read. */
export function openWorkIn({ items }: InstanceState): WorkItem[] {
  return Object.values(items)
    .filter((item) => item.state === 'open' && item.kind !== 'circulate')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
