import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useChosen } from '../working-copy/use-chosen.ts';
import type { FlowContent } from './flow/flow-content.ts';
import { routeOfPart } from './part.ts';
import type { WorkflowKey } from './workflow-operations.ts';

interface Choosing {
  readonly choose: (part: string | null) => void;
  /** What is chosen, for those who are not rendered with the choice. */
  readonly chosenNow: () => readonly string[];
  /** Goes on with a part that has another code now. */
  readonly follow: (from: string, to: string) => void;
}

const ChosenContext = createContext<string | null>(null);
const ChoosingContext = createContext<Choosing | null>(null);

interface ChosenPartProps {
  readonly appCode: string;
  readonly document: WorkflowKey;
  /** What the address chooses. */
  readonly part: string | null;
  readonly children: ReactNode;
}

const always = (): boolean => true;

/** Knows what is chosen. A choice renders only those who ask for it: the drawing of a large workflow stays as it is. */
export function ChosenPart({ appCode, document, part, children }: ChosenPartProps) {
  const { chosen, choose, follow, chosenNow } = useChosen(appCode, document, part, always);
  const choosePart = useCallback((next: string | null) => choose(next === null ? [] : [next]), [choose]);
  const choosing = useMemo(() => ({ choose: choosePart, follow, chosenNow }), [choosePart, follow, chosenNow]);
  return (
    <ChoosingContext value={choosing}>
      <ChosenContext value={chosen[0] ?? null}>{children}</ChosenContext>
    </ChoosingContext>
  );
}

export function useChoosing(): Choosing {
  const choosing = use(ChoosingContext);
  if (!choosing) throw new Error('the component needs a ChosenPart around it');
  return choosing;
}

/** The code of an activity, or `route.` and the code of a route; null: the workflow itself. */
export function useChosenPart(content: FlowContent): string | null {
  const chosen = use(ChosenContext);
  if (chosen === null) return null;
  const route = routeOfPart(chosen);
  return (route === null ? content.activities.has(chosen) : content.routes.has(route)) ? chosen : null;
}
