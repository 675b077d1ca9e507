import type { CompiledFormula } from '@inkstone/formula';
import type { Issue } from '@inkstone/schema';
import type { FormEnvironment } from '../form-environment.ts';
import type { Field } from '../form.ts';
import type { FormScope } from '../graph/form-scope.ts';
import type { Watched } from '../graph/watched.ts';
import type { Outside } from '../services/outside.ts';
import type { PendingWork } from './pending-work.ts';

/** What a field is told by the form it stands in. */
export interface FieldHost {
  readonly environment: FormEnvironment;
  readonly cycles: ReadonlyMap<number, Issue>;
  readonly scope: FormScope;
  /** Grows with each round of computing. */
  readonly revision: Watched<number>;
  /** Does a formula read what is kept from this reader? Then it is not asked. */
  isWithheld(formula: CompiledFormula): boolean;
  /** The person went into a field, and left it. */
  entered(field: Field): void;
  left(field: Field): void;
  createWork(): PendingWork;
  readonly hasBase: boolean;
  readonly outside: Outside;
}
