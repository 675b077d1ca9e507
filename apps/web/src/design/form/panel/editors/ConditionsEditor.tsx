import { Button, Modal } from 'antd';
import { useState } from 'react';
import { localizedName, conditionSchema, type ConditionGroup, type ConditionNode } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ConditionBuilder } from '../../../../runtime/conditions/ConditionBuilder.tsx';
import { asGroup, completeConditions } from '../../../../runtime/conditions/condition-item.ts';
import { conditionText } from '../../../../runtime/conditions/condition-text.ts';
import { conditionTexts } from '../../../../runtime/conditions/condition.locale.ts';
import { formTexts } from '../../form.locale.ts';
import { useFormDesigner } from '../../use-form-designer.ts';
import { useModelFields } from '../use-model-fields.ts';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

/** Conditions on the records of the model that the control names. */
export function ConditionsEditor({ label, value, isFixed, onChange, control }: EditorProps) {
  const { schemaCode } = control.options;
  return (
    <RecordConditions
      label={label}
      schemaCode={typeof schemaCode === 'string' ? schemaCode : ''}
      value={value}
      isFixed={isFixed}
      onChange={onChange}
    />
  );
}

interface RecordConditionsProps {
  readonly label: string;
  readonly schemaCode: string;
  readonly value: unknown;
  readonly isFixed: boolean;
  readonly onChange: (value: ConditionNode | undefined) => void;
}

/** Conditions in words, edited in a dialog. A field of a record is compared with a value or with a field of the form. */
export function RecordConditions({ label, schemaCode, value, isFixed, onChange }: RecordConditionsProps) {
  const t = useTexts(formTexts);
  const words = useTexts(conditionTexts);
  const locale = useLocale();
  const fields = useModelFields(schemaCode);
  const { content } = useFormDesigner();
  const [draft, setDraft] = useState<ConditionGroup | null>(null);
  const stored = conditionSchema.safeParse(value).data ?? null;
  const sources = [...content.controls.values()].map(({ key, options }) => ({ value: key, label: localizedName(options, locale) || key }));
  const finish = () => {
    onChange(draft ? (completeConditions(draft, fields) ?? undefined) : undefined);
    setDraft(null);
  };
  return (
    <span className={styles.summary}>
      <span>{stored ? conditionText(stored, { fields, locale, t: words }) : t('notSet')}</span>
      <Button
        size="small"
        disabled={isFixed || schemaCode === ''}
        aria-label={`${t('edit')}：${label}`}
        onClick={() => setDraft(asGroup(stored))}
      >
        {t('edit')}
      </Button>
      {draft ? (
        <Modal open width={760} title={label} okText={t('apply')} cancelText={t('cancel')} onOk={finish} onCancel={() => setDraft(null)}>
          <ConditionBuilder fields={fields} value={draft} sources={sources} onChange={setDraft} />
        </Modal>
      ) : null}
    </span>
  );
}
