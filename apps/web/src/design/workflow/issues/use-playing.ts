import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { playFrames, type PlayFrame } from '../../../admin/workflows/play/play-frames.ts';
import type { CheckedIssue } from '../../checking/check-messages.ts';
import { useCheckedIssues } from '../../checking/issues-context.ts';
import { documentId } from '@inkstone/design';
import type { Marks } from '../canvas/marks.ts';
import { routeOfPart, routePart } from '../part.ts';
import type { Flow } from '../workflow-operations.ts';

/** The steps that lead to a problem, as they are played on the drawing. */
interface Playing {
  readonly frames: readonly PlayFrame[];
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly play: (issue: CheckedIssue) => void;
  readonly stop: () => void;
}

export const PlayingContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = use(PlayingContext);
  if (!playing) throw new Error('the component needs a PlayingContext');
  return playing;
}

/** The same object until something else is played: an edit renders nobody who plays. */
export function useNewPlaying({ content }: Flow, choose: (part: string | null) => void): Playing {
  const [shown, setShown] = useState<{ readonly frames: readonly PlayFrame[]; readonly index: number }>({ frames: [], index: 0 });
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);
  return useMemo(() => {
    const goTo = (index: number, frames = shown.frames) => {
      setShown({ frames, index });
      const at = frames[index]?.at;
      if (at != null) choose(at);
    };
    return {
      ...shown,
      goTo,
      play: ({ code, severity, detail, part, steps }) => {
        const route = part === null ? null : routeOfPart(part);
        const kind = part === null ? 'workflow' : route === null ? 'activity' : 'route';
        const place = { kind, code: route ?? part } as const;
        const routes = [...latest.current.routes.values()];
        goTo(
          0,
          playFrames({ code, severity: severity === 'error' ? 'error' : 'warning', message: detail, place, steps: [...steps] }, routes),
        );
      },
      stop: () => setShown({ frames: [], index: 0 }),
    };
  }, [shown, choose]);
}

/** Marks of what is played. */
export function useFrameMarks({ frames, index }: Playing): ReadonlyMap<string, Partial<Marks>> {
  const frame = frames[index];
  return useMemo(() => {
    const marks = new Map<string, Partial<Marks>>();
    for (const code of frame?.passed ?? []) marks.set(code, { isPassed: true, isAt: code === frame?.at });
    for (const code of frame?.passedRoutes ?? []) marks.set(routePart(code), { isPassed: true });
    return marks;
  }, [frame]);
}

/** Marks of what the check found. */
export function useIssueMarks({ key }: Flow): ReadonlyMap<string, Partial<Marks>> {
  const issues = useCheckedIssues();
  const id = documentId(key);
  const marked = useMemo(() => {
    const worst = new Map<string, 'error' | 'warning'>();
    for (const { document, part, severity } of issues)
      if (severity !== 'hint' && part !== null && documentId(document) === id && worst.get(part) !== 'error') worst.set(part, severity);
    return JSON.stringify([...worst]);
  }, [issues, id]);
  // Read from a text, so that a check that finds the same again renders nothing.
  return useMemo(() => {
    const worst = JSON.parse(marked) as readonly (readonly [string, 'error' | 'warning'])[];
    return new Map(worst.map(([part, severity]): [string, Partial<Marks>] => [part, { severity }]));
  }, [marked]);
}
