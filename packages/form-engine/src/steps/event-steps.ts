import type { EventStepKind } from '../interfaces/step-kind.ts';
import { clearStep } from './clear.ts';
import { hideMessageStep } from './hide-message.ts';
import { messageStep } from './message.ts';
import { openStep } from './open.ts';
import { refreshStep } from './refresh.ts';
import { ruleStep } from './rule.ts';
import { setStep } from './set.ts';

/** The built-in kinds of steps. */
const eventSteps: readonly EventStepKind[] = [setStep, clearStep, messageStep, hideMessageStep, ruleStep, refreshStep, openStep];

const registered = new Map(eventSteps.map((step) => [step.kind, step]));

/**
 * Registers a kind of step provided by an extension. Applies to forms opened afterwards. Throws if the kind exists already, so that no
 * extension changes the meaning of stored forms.
 */
export function registerEventStep(step: EventStepKind): void {
  if (registered.has(step.kind)) throw new Error(`form-engine: step ${step.kind} is registered already`);
  registered.set(step.kind, step);
}

export function eventStepKind(kind: string): EventStepKind | undefined {
  return registered.get(kind);
}
