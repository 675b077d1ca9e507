import { Button, Modal } from 'antd';
import { useState } from 'react';
import { conditionSchema, labelled, type ConditionGroup, type ConditionNode } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { ConditionBuilder } from '../../runtime/conditions/ConditionBuilder.tsx';
import { asGroup, completeConditions } from '../../runtime/conditions/condition-item.ts';
import { conditionText } from '../../runtime/conditions/condition-text.ts';
import { conditionTexts } from '../../runtime/conditions/condition.locale.ts';
import type { FieldChoice } from '../../runtime/conditions/field-choices.ts';
import { designTexts } from '../design.locale.ts';
import { useModelFields } from './use-model-fields.ts';
import { withOperatorCodes } from './with-operator-codes.ts';
import styles from './fields.module.css';

interface RecordConditionsProps {
  readonly label: string;
  readonly schemaCode: string;
  readonly value: unknown;
  readonly isFixed: boolean;
  readonly onChange: (value: ConditionNode | undefined) => void;
  /** Fields of a form with which a field of a record can be compared. */
  readonly sources?: readonly FieldChoice[];
}

/** Conditions in words, edited in a dialog. A field of a record is compared with a value or with a field of the form. */
export function RecordConditions({ label, schemaCode, value, isFixed, onChange, sources = [] }: RecordConditionsProps) {
  const t = useTexts(designTexts);
  const words = useTexts(conditionTexts);
  const locale = useLocale();
  const fields = useModelFields(schemaCode);
  const [draft, setDraft] = useState<ConditionGroup | null>(null);
  const written = conditionSchema.safeParse(value).data;
  const stored = written === undefined ? null : withOperatorCodes(written);
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
        aria-label={labelled(t('edit'), label, locale)}
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
