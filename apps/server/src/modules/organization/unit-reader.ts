import { FormulaError, type UnitFacts } from '@inkstone/formula';
import { idSchema } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { unitFacts } from './unit-facts.ts';

const notYet = new FormulaError('NotAvailable');

/**
 * The units that formulas ask of while they are worked out, read from the database only when one asks. Each unit is read once: a reader
 * serves one transaction or one answer.
 */
export class UnitReader {
  readonly #executor: Executor;
  readonly #known = new Map<string, UnitFacts | undefined>();
  readonly #wanted = new Set<string>();

  constructor(executor: Executor) {
    this.#executor = executor;
  }

  /** What a scope answers (`FormulaContext.unit`). */
  readonly unit = (id: string): UnitFacts | FormulaError | undefined => {
    if (this.#known.has(id)) return this.#known.get(id);
    if (!idSchema.safeParse(id).success) return undefined;
    this.#wanted.add(id);
    return notYet;
  };

  /** The result of work that reads units: it is done again until it asks of none that is not known. It must change nothing. */
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
