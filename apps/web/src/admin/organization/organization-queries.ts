import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  departmentImpact,
  getManagedPerson,
  listManagedDepartments,
  listManagedPeople,
  listManagedRoles,
  listOrganizationIssues,
  organizationOnDay,
  type CallInput,
  type CallOutput,
} from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export type PersonDetails = CallOutput<typeof getManagedPerson>;
export type ManagedRoles = CallOutput<typeof listManagedRoles>;

/** All queries of this page begin with this key; every change of the organisation reloads them. */
export const organizationKey = 'organization-admin';

export const departmentsQuery = (client: Client) =>
  queryOptions({
    queryKey: [organizationKey, 'departments'],
    queryFn: ({ signal }) => client.call(listManagedDepartments, {}, { signal }),
  });

export const issuesQuery = (client: Client) =>
  queryOptions({
    queryKey: [organizationKey, 'issues'],
    queryFn: ({ signal }) => client.call(listOrganizationIssues, {}, { signal }),
  });

export const impactQuery = (client: Client, input: CallInput<typeof departmentImpact>) =>
  queryOptions({
    // Not below `organizationKey`: a change must not wait until its own preview is computed again.
    queryKey: ['organization-impact', input],
    queryFn: ({ signal }) => client.call(departmentImpact, input, { signal }),
    // What would happen is asked anew whenever it is shown.
    gcTime: 0,
  });

export interface PeopleFilter {
  /** Null: everybody. */
  readonly departmentId: string | null;
  /** Whether the people of departments below count too. */
  readonly isRecursive: boolean;
  readonly keyword: string;
  readonly state: NonNullable<CallInput<typeof listManagedPeople>['state']>;
}

const pageSize = 50;

export const peopleQuery = (client: Client, { departmentId, isRecursive, keyword, state }: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [organizationKey, 'people', departmentId, isRecursive, keyword, state],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listManagedPeople,
        {
          keyword,
          state,
          size: pageSize,
          ...(departmentId !== null && { departmentId, recursive: isRecursive ? 'true' : 'false' }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const personQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [organizationKey, 'person', id],
    queryFn: ({ signal }) => client.call(getManagedPerson, { id }, { signal }),
  });

export const rolesQuery = (client: Client) =>
  queryOptions({ queryKey: [organizationKey, 'roles'], queryFn: ({ signal }) => client.call(listManagedRoles, {}, { signal }) });

export const onDayQuery = (client: Client, input: CallInput<typeof organizationOnDay>) =>
  queryOptions({
    queryKey: [organizationKey, 'on-day', input],
    queryFn: ({ signal }) => client.call(organizationOnDay, input, { signal }),
  });
