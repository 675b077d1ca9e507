import type { InstanceState, WorkItem } from '@inkstone/workflow';

/** What is to be done in an instance now, oldest first; copies to read are not. */
export function openWorkIn({ items }: InstanceState): WorkItem[] {
  return Object.values(items)
    .filter((item) => item.state === 'open' && item.kind !== 'circulate')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
