import { sql, type RawBuilder } from 'kysely';
import type { SqlFragment } from '@inkstone/formula/sql';

/** A compiled condition as part of a statement; its values become parameters. */
export function kyselyFragment({ strings, values }: SqlFragment): RawBuilder<boolean> {
  return sql<boolean>(Object.assign([...strings], { raw: strings }), ...values);
}
