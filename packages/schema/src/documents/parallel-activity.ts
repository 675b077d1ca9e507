import type { Activity } from './workflow-definition.ts';

/** The activities that begin and end a parallel block. */
export type Split = Extract<Activity, { mode: 'split' }>;
export type Join = Extract<Activity, { mode: 'join' }>;

export function isSplit(activity: Activity | undefined): activity is Split {
  return activity !== undefined && 'mode' in activity && activity.mode === 'split';
}

export function isJoin(activity: Activity | undefined): activity is Join {
  return activity !== undefined && 'mode' in activity && activity.mode === 'join';
}
