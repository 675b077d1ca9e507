import type { UnitFacts } from '@inkstone/formula';
import type { Locale, Unit } from '@inkstone/schema';
import type { FormServices } from './form-services.ts';

/** Runs work later and answers how to call it off; the form's only way to wait, so that tests and servers decide what waiting is. */
export type Schedule = (work: () => void, delayMs: number) => () => void;

/** What a form may know of the world around it. Nothing else is reachable from formulas or models. */
export interface FormEnvironment {
  readonly locale: Locale;
  /** The clock; read only through here, so tests and the server decide what "now" is. */
  readonly now: () => Date;
  /** IANA name of the organisation's zone: it decides what "today" is. */
  readonly timeZone: string;
  readonly user?: Unit;
  readonly department?: Unit;
  /** The record's creator and department, where a record exists already; otherwise the current user is the originator. */
  readonly originator?: Unit;
  readonly originatorDepartment?: Unit;
  /** What is known of people and departments already; others are asked for. An id that names nobody has no facts. */
  readonly units?: ReadonlyMap<string, UnitFacts | undefined>;
  /** The world outside; without it data linkages, asked choices and look-ups rest. */
  readonly services?: FormServices;
  /** How the form waits for a person to pause; without it the platform's timers. */
  readonly schedule?: Schedule;
}
