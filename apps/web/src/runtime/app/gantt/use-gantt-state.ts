import { useSearchParams } from '../../../platform/router/index.ts';
import { isDay, scales, type GanttScale } from './gantt-window.ts';

export interface GanttState {
  readonly isShown: boolean;
  readonly scale: GanttScale;
  /** A day in the window; undefined: today. */
  readonly at: string | undefined;
  /** Changes the window. */
  readonly show: (change: { readonly scale?: GanttScale; readonly at?: string }) => void;
  /** Switches to the timeline, or back to the table. */
  readonly turn: (isShown: boolean) => void;
}

/** The state of the timeline, stored in the address; unreadable parts are ignored. */
export function useGanttState(): GanttState {
  const [search, setSearch] = useSearchParams();
  const named = search.get('gantt');
  const scale = scales.find((each) => each === named) ?? 'month';
  const at = search.get('at') ?? '';
  const write = (entries: Readonly<Record<string, string | undefined>>): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(entries)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    isShown: named !== null,
    scale,
    at: isDay(at) ? at : undefined,
    show: (change) => write({ gantt: change.scale ?? scale, ...(change.at && { at: change.at }) }),
    turn: (isShown) => write(isShown ? { gantt: scale } : { gantt: undefined, at: undefined }),
  };
}
