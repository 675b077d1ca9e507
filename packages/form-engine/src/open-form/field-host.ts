import type { CompiledFormula } from '@inkstone/formula';
import type { Issue } from '@inkstone/schema';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { LazySignal } from '../signals/lazy-signal.ts';
import type { RowScope } from './row-scope.ts';

/** What a field or a sheet needs of its form. */
export interface FieldHost {
  readonly environment: FormEnvironment;
  /** By control or column on a cycle: its issue. */
  readonly cycles: ReadonlyMap<number, Issue>;
  readonly scope: RowScope;
  /** Incremented with each round of computing. */
  readonly revision: LazySignal<number>;
  /** Is there a stored record behind the values, so that differences from it matter? */
  readonly hasBase: boolean;
  /** Does a formula read redacted values? Then it is not evaluated. */
  readsRedacted(formula: CompiledFormula): boolean;
}
