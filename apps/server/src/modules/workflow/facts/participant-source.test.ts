import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import type { ExternalSource } from '@inkstone/workflow';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { directory } from '../../organization/index.ts';
import { isOrganizationSource, peopleOfOrganization } from './participant-source.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createOrganizedDatabase();
});
afterAll(() => database.close());

/** Each statement costs a round trip within the transaction of every submission and every approval. */
test.each<[string, number, ExternalSource]>([
  ['the people of a role', 1, { kind: 'role', role: 'finance', withinInitiatorDepartment: false }],
  ['the people of a role within the department', 1, { kind: 'role', role: 'finance', withinInitiatorDepartment: true }],
  ['the manager of the initiator', 1, { kind: 'initiator-manager', level: 2, chain: false }],
  ['the chain of managers', 1, { kind: 'initiator-manager', level: 3, chain: true }],
  ['the manager of the owner', 1, { kind: 'owner-manager' }],
  ['the members of a department', 2, { kind: 'department', department: 'sales', recursive: true }],
  ['the manager of a department', 2, { kind: 'department-manager', department: 'sales' }],
])('%s are found with %i statements', async (_name, expected, source) => {
  const employee = (await directory(database.db).personByAccount('budget'))!.id;
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  if (!isOrganizationSource(source)) throw new Error('not of the organisation');

  const people = await peopleOfOrganization(directory(database.db.withPlugin(counting)), source, { initiator: employee, owner: employee });

  expect(people.length).toBeGreaterThan(0);
  expect(statements).toBe(expected);
});
