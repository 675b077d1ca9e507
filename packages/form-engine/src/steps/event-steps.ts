import type { EventStepKind } from '../interfaces/step-kind.ts';
import { clearStep } from './clear.ts';
import { hideMessageStep } from './hide-message.ts';
import { messageStep } from './message.ts';
import { openStep } from './open.ts';
import { refreshStep } from './refresh.ts';
import { ruleStep } from './rule.ts';
import { setStep } from './set.ts';

/** The kinds of steps there are from the start. */
const eventSteps: readonly EventStepKind[] = [setStep, clearStep, messageStep, hideMessageStep, ruleStep, refreshStep, openStep];

const registered = new Map(eventSteps.map((step) => [step.kind, step]));

/**
 * Adds a kind of step that an extension brings along. It counts for forms that are opened afterwards; a kind that is there already is
 * refused, so that no extension changes what stored forms mean.
 */
export function registerEventStep(step: EventStepKind): void {
  if (registered.has(step.kind)) throw new Error(`form-engine: there is a step ${step.kind} already`);
  registered.set(step.kind, step);
}

export function eventStepKind(kind: string): EventStepKind | undefined {
  return registered.get(kind);
}
