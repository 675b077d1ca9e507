import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { departmentTree, roleList } from '@inkstone/api';
import { documentId, type Documents } from '@inkstone/design';
import { useClient } from '../../../platform/platform.ts';
import { useRecordFields } from '../../fields/use-record-fields.ts';
import type { FormulaField } from '../../formula/formula-field.ts';
import { useUnitNames } from '../../formula/units/use-unit-names.ts';
import { unitTexts } from '../../formula/value-names.ts';
import { nameOf, type Named } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import type { Flow } from '../workflow-operations.ts';
import { peopleIn, type FlowNames } from './flow-names.ts';

/** All departments, parents before children; empty until they are there. */
export function useDepartments() {
  const client = useClient();
  const found = useQuery({
    queryKey: ['design-departments'],
    queryFn: ({ signal }) => client.call(departmentTree, {}, { signal }),
    staleTime: 60_000,
  });
  return useMemo(() => (Array.isArray(found.data) ? found.data : []), [found.data]);
}

/** All roles of the organisation; empty until they are there. */
export function useRoles() {
  const client = useClient();
  const found = useQuery({ queryKey: ['design-roles'], queryFn: ({ signal }) => client.call(roleList, {}, { signal }), staleTime: 60_000 });
  return useMemo(() => (Array.isArray(found.data) ? found.data : []), [found.data]);
}

/** What everything is called that the workflow names; names that are not there yet are missing. */
export function useFlowNames({ key, content }: Flow): FlowNames {
  const { documents } = useDocuments();
  const departments = useDepartments();
  const roles = useRoles();
  const fields = useRecordFields(textOf(documents.get(documentId(key))?.content['schemaCode']));
  const texts = useMemo(
    () => [
      ...[...content.activities.values()].flatMap(({ source }) => peopleIn(source)),
      ...[...content.routes.values()].flatMap(({ condition }) => (condition === '' ? [] : unitsNamedBy(condition, fields))),
    ],
    [content, fields],
  );
  const people = useUnitNames(texts);
  const named = JSON.stringify({ workflows: namesOf(documents, 'workflow'), rules: namesOf(documents, 'rule') });
  const documentNames = useMemo(() => mapsOf(named), [named]);
  return useMemo(
    () => ({
      people,
      departments: new Map(departments.flatMap((each) => [[each.code, each] as const, [each.id, each] as const])),
      roles: new Map(roles.map((each) => [each.code, each])),
      ...documentNames,
      fields,
    }),
    [people, departments, roles, documentNames, fields],
  );
}

type NamedCodes = readonly (readonly [string, Named])[];

function namesOf(documents: Documents, kind: 'workflow' | 'rule'): NamedCodes {
  return [...documents.values()].flatMap(({ key }) => (key.kind === kind ? [[key.code, nameOf(documents, key)] as const] : []));
}

/** Read from a text, so that edits that name nothing else do not change what everything is called. */
function mapsOf(named: string): Pick<FlowNames, 'workflows' | 'rules'> {
  const { workflows, rules } = JSON.parse(named) as { readonly workflows: NamedCodes; readonly rules: NamedCodes };
  return { workflows: new Map(workflows), rules: new Map(rules) };
}

const knownUnits = new WeakMap<readonly FormulaField[], Map<string, readonly string[]>>();

function unitsNamedBy(condition: string, fields: readonly FormulaField[]): readonly string[] {
  const known = knownUnits.get(fields) ?? new Map<string, readonly string[]>();
  knownUnits.set(fields, known);
  const units = known.get(condition) ?? unitTexts(condition, fields);
  known.set(condition, units);
  return units;
}
