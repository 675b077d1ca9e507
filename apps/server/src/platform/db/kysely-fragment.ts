import { sql, type RawBuilder } from 'kysely';
import type { SqlFragment } from '@inkstone/formula/sql';

/** Converts a compiled condition to a fragment of a Kysely statement; its values become parameters. */
export function kyselyFragment({ strings, values }: SqlFragment): RawBuilder<boolean> {
  return sql<boolean>(Object.assign([...strings], { raw: strings }), ...values);
}
