import type { JsonObject } from '@inkstone/design';
import type { Locale, LocalizedText, SimulatedDecisionInput } from '@inkstone/schema';

/** Words that the names of such things often contain. */
export type Hints = Readonly<Record<Locale, readonly string[]>>;

/** What a beginning reads of the form: a field that is there or is made; without one, what depends on it is left out. */
export interface Need {
  readonly code: string;
  readonly type: 'number' | 'person' | 'logic';
  readonly name: LocalizedText;
  readonly hints: Hints;
}

/** Who has a part in a workflow: a role of the organisation, or the manager above. */
export interface Part {
  readonly code: string;
  readonly name: LocalizedText;
  readonly hints: Hints;
}

/** What somebody chooses for a beginning. */
export interface BeginningChoice {
  /** Codes of fields by need; null: left out. */
  readonly fields: Readonly<Record<string, string | null>>;
  /** Codes of roles by part; empty: the manager above. */
  readonly roles: Readonly<Record<string, string>>;
}

/** A submit with its way and its end. */
export interface BeginningScenario {
  readonly name: LocalizedText;
  /** What is filled in, by need; without one of these fields there is no such scenario. */
  readonly given: Readonly<Record<string, number | boolean>>;
  readonly decisions?: readonly SimulatedDecisionInput[];
  /** The activities that are reached; those that are left out are not. */
  readonly path: readonly string[];
  readonly outcome: 'agreed' | 'disagreed' | 'submitted';
}

/** A workflow as organisations often have it, to begin with. */
export interface Beginning {
  readonly code: string;
  readonly name: LocalizedText;
  readonly hint: LocalizedText;
  readonly needs: readonly Need[];
  readonly parts: readonly Part[];
  readonly steps: (choice: BeginningChoice) => readonly Step[];
  readonly scenarios: readonly BeginningScenario[];
}

/** A part of a workflow, from one activity to one activity; null: left out. */
export type Step =
  | { readonly activity: JsonObject & { readonly code: string } }
  | {
      readonly choice: JsonObject & { readonly code: string };
      readonly condition: string;
      readonly steps: readonly Step[];
    }
  | {
      readonly block: string;
      readonly name: LocalizedText;
      readonly joinName: LocalizedText;
      readonly branches: readonly (readonly Step[])[];
    }
  | null;

export const named = ({ zh, en }: LocalizedText): JsonObject => ({ name: zh, name_i18n: { en } });

interface LooseEnd {
  readonly from: string;
  readonly more: JsonObject;
}

/** The activities and routes of steps between a start and an end. */
export function flowOfSteps(steps: readonly Step[]): {
  readonly activities: readonly JsonObject[];
  readonly routes: readonly JsonObject[];
} {
  const activities: JsonObject[] = [];
  const routes: JsonObject[] = [];
  const orders = new Map<string, number>();
  const reach = (activity: JsonObject & { readonly code: string }, ends: readonly LooseEnd[]): void => {
    activities.push(activity);
    for (const { from, more } of ends) {
      const order = orders.get(from) ?? 0;
      orders.set(from, order + 1);
      routes.push({ code: `r${routes.length + 1}`, from, to: activity.code, order, ...more });
    }
  };
  const walk = (walked: readonly Step[], into: readonly LooseEnd[]): readonly LooseEnd[] => {
    let ends = into;
    for (const step of walked) {
      if (step === null) continue;
      if ('activity' in step) {
        reach(step.activity, ends);
        ends = [{ from: step.activity.code, more: {} }];
      } else if ('choice' in step) {
        reach(step.choice, ends);
        const from = step.choice.code;
        ends = [...walk(step.steps, [{ from, more: { condition: step.condition } }]), { from, more: { default: true } }];
      } else {
        const { block, name, joinName, branches } = step;
        const join = `${block}_join`;
        reach({ code: block, kind: 'parallel', mode: 'split', ...named(name) }, ends);
        const arrived = branches.flatMap((branch) => walk(branch, [{ from: block, more: {} }]));
        reach({ code: join, kind: 'parallel', mode: 'join', split: block, ...named(joinName) }, arrived);
        ends = [{ from: join, more: {} }];
      }
    }
    return ends;
  };
  reach({ code: 'start', kind: 'start', ...named({ zh: '填寫申請', en: 'Fill in' }) }, []);
  reach({ code: 'end', kind: 'end', ...named({ zh: '結束', en: 'End' }) }, walk(steps, [{ from: 'start', more: {} }]));
  return { activities, routes };
}
