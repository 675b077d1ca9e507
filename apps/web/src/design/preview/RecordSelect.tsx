import { queryList } from '@inkstone/api';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { previewTexts } from './preview.locale.ts';

interface RecordSelectProps {
  /** The client of the preview, which finds what both the designer and the person may see. */
  readonly client: Client;
  /** As whom the preview looks; undefined: oneself. */
  readonly personId: string | undefined;
  readonly schemaCode: string;
  readonly value: string | null;
  readonly onChange: (objectId: string) => void;
}

/** Selects a record of a model by name, searched on the server. */
export function RecordSelect({ client, personId, schemaCode, value, onChange }: RecordSelectProps) {
  const t = useTexts(previewTexts);
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const found = useQuery({
    queryKey: ['preview-records', personId, schemaCode, keyword],
    queryFn: ({ signal }) => client.call(queryList, { schemaCode, fields: [], size: 20, ...(keyword && { keyword }) }, { signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <Select
      aria-label={t('chooseRecord')}
      size="small"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value}
      placeholder={t('chooseRecord')}
      loading={found.isFetching}
      notFoundContent={found.isError ? failureText(found.error) : t('noRecords')}
      options={(found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name || id }))}
      popupMatchSelectWidth={false}
      onChange={(objectId) => objectId && onChange(objectId)}
      style={{ minWidth: 160 }}
    />
  );
}
