import { sql } from 'kysely';
import { userSearch } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { peoplePage } from './people-page.ts';

/** The keyword is looked for as it stands, in any letter case: `%` and `_` are characters like others. */
export const userSearchEndpoint = defineQuery(userSearch, {
  permission: 'signed-in',
  async handle({ db }, { keyword, ...page }) {
    const wanted = keyword.trim().toLowerCase();
    return peoplePage(db, sql<boolean>`(strpos(lower(people.name), ${wanted}) > 0 or strpos(lower(people.account), ${wanted}) > 0)`, page);
  },
});
