import type { RawBuilder, Selectable } from 'kysely';

/**
 * The columns of a table that its owner exports for statements of other modules, usable like a table: `join ${peopleView} p on p.id = …` or
 * `.innerJoin(peopleView.as('p'), 'p.id', …)`. PostgreSQL plans it like the table itself.
 */
export type TableView<Table, Column extends keyof Selectable<Table> = keyof Selectable<Table>> = RawBuilder<
  Pick<Selectable<Table>, Column>
>;
