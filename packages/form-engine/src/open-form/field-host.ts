import type { CompiledFormula } from '@inkstone/formula';
import type { Issue } from '@inkstone/schema';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { Watched } from '../signals/watched.ts';
import type { RowScope } from './row-scope.ts';

/** What a field or a sheet is told by the form it stands in. */
export interface FieldHost {
  readonly environment: FormEnvironment;
  /** By control or column that stands in a cycle: its issue. */
  readonly cycles: ReadonlyMap<number, Issue>;
  readonly scope: RowScope;
  /** Grows with each round of computing. */
  readonly revision: Watched<number>;
  /** Is there a stored record behind the values, so that it matters what differs from it? */
  readonly hasBase: boolean;
  /** Does a formula read what is kept from this reader? Then it is not asked. */
  isWithheld(formula: CompiledFormula): boolean;
}
