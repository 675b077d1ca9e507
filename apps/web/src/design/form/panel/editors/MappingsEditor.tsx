import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { controlModels } from '@inkstone/controls/models';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { isControlType } from '../../control-kinds.ts';
import { formTexts } from '../../form.locale.ts';
import { useFormDesigner } from '../../use-form-designer.ts';
import { useModelFields } from '../../../fields/use-model-fields.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

export interface Mapping {
  readonly from: string;
  readonly to: string;
}

/** Fields of a picked object that fill in controls beside the picker. */
export function MappingsEditor({ label, value, isFixed, onChange, control, controlKey }: EditorProps) {
  const { schemaCode } = control.options;
  return (
    <MappingLines
      label={label}
      schemaCode={typeof schemaCode === 'string' ? schemaCode : ''}
      controlKey={controlKey}
      value={value}
      isFixed={isFixed}
      onChange={onChange}
    />
  );
}

interface MappingLinesProps {
  readonly label: string;
  /** The model of the picked records; empty: people and departments, whose fields are named by hand. */
  readonly schemaCode: string;
  readonly controlKey: string;
  readonly value: unknown;
  readonly isFixed: boolean;
  readonly onChange: (value: readonly Mapping[] | undefined) => void;
}

export function MappingLines({ label, schemaCode, controlKey, value, isFixed, onChange }: MappingLinesProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const fields = useModelFields(schemaCode);
  const targets = useTargets(controlKey);
  const mappings = readMappings(value);
  const set = (next: readonly Mapping[]) => onChange(next.length === 0 ? undefined : next);
  const choices = [
    { value: 'name', label: t('recordName') },
    ...fields.map((field) => ({ value: field.code, label: localizedName(field, locale) })),
  ];
  const next = targets.find(({ value: key }) => !mappings.some(({ to }) => to === key));
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {mappings.map((mapping, index) => (
        <span key={`${index} ${mappings.length}`} className={styles.pair}>
          {schemaCode === '' ? (
            <DraftInput
              isCode
              label={t('mapFrom', { number: index + 1 })}
              value={mapping.from}
              disabled={isFixed}
              onCommit={(from) => set(mappings.with(index, { ...mapping, from }))}
            />
          ) : (
            <CodeSelect
              label={t('mapFrom', { number: index + 1 })}
              value={mapping.from}
              isFixed={isFixed}
              empty={t('notSet')}
              options={choices}
              onChange={(from = '') => set(mappings.with(index, { ...mapping, from }))}
            />
          )}
          <span aria-hidden="true">→</span>
          <CodeSelect
            label={t('mapTo', { number: index + 1 })}
            value={mapping.to}
            isFixed={isFixed}
            empty={t('notSet')}
            options={targets}
            onChange={(to = '') => set(mappings.with(index, { ...mapping, to }))}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            disabled={isFixed}
            aria-label={t('removeLine', { number: index + 1 })}
            onClick={() => set(mappings.toSpliced(index, 1))}
          />
        </span>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={isFixed || !next}
        onClick={() => next && set([...mappings, { from: 'name', to: next.value }])}
      >
        {t('addMapping')}
      </Button>
    </div>
  );
}

/** The controls beside a control: of the form, or of the same row of a sub-table. */
function useTargets(controlKey: string): readonly { readonly value: string; readonly label: string }[] {
  const locale = useLocale();
  const { content } = useFormDesigner();
  const [key, column] = controlKey.split('.');
  const beside = column === undefined ? [...content.controls.values()] : (content.controls.get(key!)?.columns ?? []);
  return beside
    .filter((each) => each.key !== (column ?? key) && isControlType(each.type) && controlModels[each.type].role === 'value')
    .map((each) => ({ value: each.key, label: localizedName(each.options, locale) || each.key }));
}

function readMappings(value: unknown): readonly Mapping[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    const { from, to } = (each ?? {}) as Partial<Mapping>;
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : [];
  });
}
