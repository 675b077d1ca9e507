import { FormulaError, type UnitFacts } from '@inkstone/formula';
import { idSchema } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { unitFacts } from './unit-facts.ts';

const notYet = new FormulaError('NotAvailable');

/**
 * The units that formulas refer to, read from the database on demand. Each unit is read once: a reader serves one transaction or one
 * request.
 */
export class UnitReader {
  readonly #executor: Executor;
  readonly #known = new Map<string, UnitFacts | undefined>();
  readonly #wanted = new Set<string>();

  constructor(executor: Executor) {
    this.#executor = executor;
  }

  /** Implements `FormulaContext.unit`. */
  readonly unit = (id: string): UnitFacts | FormulaError | undefined => {
    if (this.#known.has(id)) return this.#known.get(id);
    if (!idSchema.safeParse(id).success) return undefined;
    this.#wanted.add(id);
    return notYet;
  };

  /** Repeats `work` until all units that it reads are loaded, and returns its last result. `work` must have no side effects. */
  async settle<T>(work: () => T): Promise<T> {
    for (;;) {
      this.#wanted.clear();
      const result = work();
      if (this.#wanted.size === 0) return result;
      const ids = [...this.#wanted];
      const found = await unitFacts(this.#executor, ids);
      for (const id of ids) this.#known.set(id, found.get(id));
    }
  }
}
