import type { UnitFacts } from '@inkstone/formula';
import type { Locale, Unit } from '@inkstone/schema';
import type { FormServices } from './form-services.ts';

/** Runs work later and returns a function that cancels it. A form waits only through this, so that tests and servers control time. */
export type Schedule = (work: () => void, delayMs: number) => () => void;

/** The environment of a form. Formulas and models can reach nothing else. */
export interface FormEnvironment {
  readonly locale: Locale;
  /** The clock; read only through here, so that tests and the server control the current time. */
  readonly now: () => Date;
  /** IANA name of the organisation's time zone: it determines "today". */
  readonly timeZone: string;
  readonly user?: Unit;
  readonly department?: Unit;
  /** The record's creator and their department, if the record exists; otherwise the current user is the originator. */
  readonly originator?: Unit;
  readonly originatorDepartment?: Unit;
  /** People and departments known already; others are requested. An id without facts does not exist. */
  readonly units?: ReadonlyMap<string, UnitFacts | undefined>;
  /** Without services, data linkages, requested choices and look-ups are inactive. */
  readonly services?: FormServices;
  /** How the form waits for a person to pause; by default the platform's timers. */
  readonly schedule?: Schedule;
}
