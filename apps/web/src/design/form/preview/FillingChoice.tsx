import { Segmented } from 'antd';
import type { Client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RecordSelect } from '../../preview/RecordSelect.tsx';
import { previewTexts } from '../../preview/preview.locale.ts';

/** What the form is filled with; a record is chosen in a second step. */
export type Filling = { readonly kind: 'empty' | 'sample' } | { readonly kind: 'record'; readonly objectId: string | null };

interface FillingChoiceProps {
  readonly client: Client;
  readonly personId: string | undefined;
  readonly schemaCode: string;
  readonly value: Filling;
  /** Where the form does not begin empty. */
  readonly emptyLabel?: string | undefined;
  readonly onChange: (filling: Filling) => void;
}

export function FillingChoice({ client, personId, schemaCode, value, emptyLabel, onChange }: FillingChoiceProps) {
  const t = useTexts(previewTexts);
  return (
    <>
      <Segmented<Filling['kind']>
        size="small"
        aria-label={t('filling')}
        value={value.kind}
        options={[
          { value: 'empty', label: emptyLabel ?? t('empty') },
          { value: 'sample', label: t('sample') },
          { value: 'record', label: t('record') },
        ]}
        onChange={(kind) => onChange(kind === 'record' ? { kind, objectId: null } : { kind })}
      />
      {value.kind === 'record' ? (
        <RecordSelect
          client={client}
          personId={personId}
          schemaCode={schemaCode}
          value={value.objectId}
          onChange={(objectId) => onChange({ kind: 'record', objectId })}
        />
      ) : null}
    </>
  );
}
