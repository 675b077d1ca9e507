import { sql } from 'kysely';
import { unitNames, type CallOutput } from '@inkstone/api';
import { codeIn } from '@inkstone/formula';
import { idSchema, unitTypes } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';

export const unitNamesEndpoint = defineQuery(unitNames, {
  permission: 'signed-in',
  async handle({ db }, { texts }) {
    const ids = texts.filter((text) => idSchema.safeParse(text).success);
    const codes = texts.filter((text) => codeIn(text) !== null);
    const { rows } = await sql<CallOutput<typeof unitNames>[number]>`
      with asked as (select unnest(${codes}::text[]) as text)
      select id::text as text, id::text, name, ${unitTypes.user}::int as "unitType" from people where id = any(${ids}::uuid[])
      union all select id::text, id::text, name, ${unitTypes.department}::int from departments where id = any(${ids}::uuid[])
      union all select text, id::text, name, ${unitTypes.user}::int from asked join people on lower(account) = lower(text)
      union all select text, id::text, name, ${unitTypes.department}::int from asked join departments on code = text`.execute(db);
    return rows;
  },
});
