import { changePeople, changePerson, createPerson, setPersonActive } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand } from '../../../../platform/http/endpoint.ts';
import { makeNameKeys } from '../../name-keys/make-name-keys.ts';
import { lockOrganization } from '../lock-organization.ts';
import { refuseIssues, type OrganizationIssue } from '../organization-issue.ts';
import { columnsOf, type PersonChange } from './person-change.ts';
import { administratorIssues, personIssues } from './person-issues.ts';
import { seenPeople } from './stored-person.ts';
import { setMemberships, writePerson } from './write-person.ts';

/** An API token may not change who can sign in. */
const declaration = { permission: 'administrator', peopleOnly: true } as const;

export const createPersonEndpoint = defineCommand(createPerson, {
  ...declaration,
  async handle({ trx, locale }, input) {
    await lockOrganization(trx);
    refuseIssues(await personIssues(trx, null, input), locale);
    const id = createId();
    const { account, name } = input;
    await trx
      .insertInto('people')
      .values({ ...columnsOf(input), id, account, name })
      .execute();
    await setMemberships(trx, id, input.departmentIds);
    await makeNameKeys(trx);
    return { id, revision: 1 };
  },
});

export const changePersonEndpoint = defineCommand(changePerson, {
  ...declaration,
  async handle({ trx, locale }, { id, revision, ...change }) {
    await lockOrganization(trx);
    const [person] = await seenPeople(trx, [{ id, revision }]);
    const losing = change.isAdmin === false ? [{ person: person!, path: 'isAdmin' }] : [];
    refuseIssues([...(await personIssues(trx, person!, change)), ...(await administratorIssues(trx, losing))], locale);
    return writePerson(trx, id, change);
  },
});

export const setPersonActiveEndpoint = defineCommand(setPersonActive, {
  ...declaration,
  async handle({ trx, locale }, { active, ...seen }) {
    await lockOrganization(trx);
    const [person] = await seenPeople(trx, [seen]);
    const change = activeChange(active);
    const losing = active ? [] : [{ person: person!, path: 'active' }];
    refuseIssues([...(await personIssues(trx, person!, change)), ...(await administratorIssues(trx, losing))], locale);
    return writePerson(trx, seen.id, change);
  },
});

/** Whoever is enabled again has not left. */
function activeChange(active: boolean): PersonChange {
  return { active, ...(active && { leftOn: null }) };
}

export const changePeopleEndpoint = defineCommand(changePeople, {
  ...declaration,
  async handle({ trx, locale }, { people: seen, change: { active, ...fields } }) {
    await lockOrganization(trx);
    const people = await seenPeople(trx, seen);
    const change: PersonChange = { ...fields, ...(active !== undefined && activeChange(active)) };
    const issues: OrganizationIssue[] = [];
    const ids = people.map(({ id }) => id);
    for (const [index, person] of people.entries()) {
      const path = `people.${index}`;
      if (ids.indexOf(person.id) < index) issues.push({ code: 'named-twice', path, params: { name: person.name } });
      for (const issue of await personIssues(trx, person, change)) issues.push({ ...issue, path: `${path}.${issue.path}` });
    }
    const losing = active === false ? people.map((person, index) => ({ person, path: `people.${index}.active` })) : [];
    refuseIssues([...issues, ...(await administratorIssues(trx, losing))], locale);
    const changed = [];
    for (const { id } of people) changed.push(await writePerson(trx, id, change));
    return { people: changed };
  },
});
