import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { departmentTree, queryList, userSearch } from '@inkstone/api';
import { unitTypes, type ConditionValue } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import type { ConditionField } from './condition-field.ts';
import { conditionTexts } from './condition.locale.ts';
import styles from './conditions.module.css';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly hint?: string | null;
  readonly unitType?: number;
}

interface ReferenceInputProps {
  readonly field: Pick<ConditionField, 'kind' | 'options'>;
  readonly isMany: boolean;
  readonly value: ConditionValue;
  readonly onChange: (value: ConditionValue) => void;
  /** What it is called; unset: a value. */
  readonly label?: string;
  /** Whether the user and their department are offered. */
  readonly offersSelf?: boolean;
}

/** Selects people, departments or records by name, searched on the server; the user and their department come first. */
export function ReferenceInput({ field, isMany, value, onChange, label, offersSelf = true }: ReferenceInputProps) {
  const t = useTexts(conditionTexts);
  const client = useClient();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const schemaCode = typeof field.options['schemaCode'] === 'string' ? field.options['schemaCode'] : '';
  const found = useQuery({
    queryKey: ['conditions', field.kind, schemaCode, keyword],
    queryFn: ({ signal }) => findReferences(client, { kind: field.kind, schemaCode, keyword, signal }),
    placeholderData: (before) => before,
  });
  const chosen = (Array.isArray(value) ? value : value === null ? [] : [value]).map(foundOf);
  const special: Found[] = [
    ...(offersSelf && (field.kind === 'person' || field.kind === 'unit') ? [{ id: 'SELF_P', name: t('me') }] : []),
    ...(offersSelf && (field.kind === 'department' || field.kind === 'unit') ? [{ id: 'SELF_D', name: t('myDepartment') }] : []),
  ];
  const all = new Map([...chosen, ...special, ...(found.data ?? [])].map((each) => [each.id, each]));
  const part = (id: string): Exclude<ConditionValue, readonly unknown[]> => {
    const each = all.get(id);
    if (!each || id.startsWith('SELF_')) return id;
    return { id, name: each.name, ...(each.unitType !== undefined && { unitType: each.unitType }) };
  };
  const handleChange = (next: string | readonly string[]): void => {
    setTyped('');
    onChange(typeof next === 'string' ? part(next) : next.map(part));
  };
  return (
    <Select
      aria-label={label ?? t('value')}
      className={styles['wide'] ?? ''}
      {...(isMany && { mode: 'multiple' as const })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={isMany ? chosen.map(({ id }) => id) : (chosen[0]?.id ?? null)}
      placeholder={t('search')}
      loading={found.isFetching}
      optionLabelProp="name"
      notFoundContent={found.isError ? failureText(found.error) : null}
      options={[...all.values()].map(({ id, name, hint }) => ({ value: id, label: [name, hint].filter(Boolean).join(' · '), name }))}
      onChange={handleChange}
    />
  );
}

function foundOf(part: unknown): Found {
  if (typeof part === 'object' && part !== null && 'id' in part) {
    const { id, name, unitType } = part as { id: string; name?: string; unitType?: number };
    return { id, name: name ?? id, ...(unitType !== undefined && { unitType }) };
  }
  return { id: String(part), name: String(part) };
}

interface Asked {
  readonly kind: ConditionField['kind'];
  readonly schemaCode: string;
  readonly keyword: string;
  readonly signal: AbortSignal;
}

async function findReferences(client: Client, { kind, schemaCode, keyword, signal }: Asked): Promise<Found[]> {
  const people = async (): Promise<Found[]> =>
    (await client.call(userSearch, { keyword, size: 20 }, { signal })).items.map(({ id, name, departmentName }) => ({
      id,
      name,
      hint: departmentName,
      unitType: unitTypes.user,
    }));
  const departments = async (): Promise<Found[]> =>
    (await client.call(departmentTree, keyword === '' ? {} : { keyword }, { signal })).slice(0, 50).map(({ id, name, path }) => ({
      id,
      name,
      hint: path.join(' / '),
      unitType: unitTypes.department,
    }));
  if (kind === 'person') return people();
  if (kind === 'department') return departments();
  if (kind === 'unit') return [...(await people()), ...(await departments())];
  if (schemaCode === '') return [];
  return (await client.call(queryList, { schemaCode, fields: [], size: 20, ...(keyword && { keyword }) }, { signal })).items.map(
    ({ id, name }) => ({ id, name }),
  );
}
