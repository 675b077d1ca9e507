import { sql } from 'kysely';
import { userSearch } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { matchesKeyword } from './matches-keyword.ts';
import { peoplePage } from './people-page.ts';
import { peopleInScope, readUnitScope } from '../units/unit-scope.ts';

export const userSearchEndpoint = defineQuery(userSearch, {
  permission: 'signed-in',
  async handle({ db, actor }, { keyword, ...input }) {
    const scope = peopleInScope(readUnitScope(input, actor.id));
    return peoplePage(db, sql<boolean>`(${matchesKeyword(keyword, 'people', ['name', 'account'])} and ${scope})`, input);
  },
});
