import { useLiveWork } from './use-live-work.ts';

/** Follows live events while it is shown. */
export function LiveWork() {
  useLiveWork();
  return null;
}
