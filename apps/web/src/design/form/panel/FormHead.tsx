import { useState } from 'react';
import { Button, Modal } from 'antd';
import { documentId } from '@inkstone/design';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/router/index.ts';
import { documentAddress } from '../../design-address.ts';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { ButtonsEditor } from '../buttons/ButtonsEditor.tsx';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import styles from './panel.module.css';

/** The form itself, while no control is chosen. */
export function FormHead() {
  const t = useTexts(formTexts);
  const navigate = useNavigate();
  const { appCode, form, edit, canEdit } = useFormDesigner();
  const { documents } = useDocuments();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const content = documents.get(documentId(form))?.content ?? {};
  const names = (content['name_i18n'] ?? {}) as { readonly en?: string };
  const remove = () => {
    setAsksRemoval(false);
    if (edit([{ op: 'remove', document: form, path: [] }])) navigate(documentAddress(appCode, { kind: 'model', code: form.schemaCode }));
  };
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <span className={styles.label}>{t('formName')}</span>
        <DraftInput
          label={t('formName')}
          value={textOf(content['name'])}
          maxLength={60}
          disabled={!canEdit}
          onCommit={(name, was) => edit([{ op: 'set', document: form, path: ['name'], value: name, was: { value: was } }])}
        />
      </div>
      <div className={styles.line}>
        <span className={styles.label}>{t('formEnglish')}</span>
        <DraftInput
          label={t('formEnglish')}
          value={names.en ?? ''}
          maxLength={60}
          disabled={!canEdit}
          onCommit={(en) => edit([{ op: 'set', document: form, path: ['name_i18n'], ...(en !== '' && { value: { ...names, en } }) }])}
        />
      </div>
      <p className={styles.hint}>{t('nothingChosen')}</p>
      <ButtonsEditor />
      {canEdit ? (
        <Button danger size="small" onClick={() => setAsksRemoval(true)}>
          {t('removeForm')}
        </Button>
      ) : null}
      <Modal
        open={asksRemoval}
        title={t('removeForm')}
        okText={t('removeForm')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        onOk={remove}
        onCancel={() => setAsksRemoval(false)}
      >
        {t('removeFormHint')}
      </Modal>
    </header>
  );
}
