import type { RawBuilder, Selectable } from 'kysely';

/**
 * Columns of a table that its owner lets statements of other modules read, to stand where a table would: `join ${peopleView} p on p.id = …` or
 * `.innerJoin(peopleView.as('p'), 'p.id', …)`. PostgreSQL plans it as the table itself.
 */
export type TableView<Table, Column extends keyof Selectable<Table> = keyof Selectable<Table>> = RawBuilder<
  Pick<Selectable<Table>, Column>
>;
