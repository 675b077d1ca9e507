import { Button, Modal } from 'antd';
import { useState } from 'react';
import { documentId, isJsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link, useNavigate } from '../../../platform/router/index.ts';
import { documentAddress } from '../../design-address.ts';
import { nameOf } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { setting } from '../../working-copy/was-seen.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { PanelLine } from './PanelLine.tsx';
import { NameLines } from './NameLines.tsx';
import { PartIssues } from './PartIssues.tsx';
import { panelTexts } from './panel.locale.ts';
import styles from '../../form/panel/panel.module.css';

/** The workflow itself, while nothing is chosen on the drawing. */
export function WorkflowHead() {
  const t = useTexts(panelTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { appCode, flow, edit, canEdit } = useWorkflowDesigner();
  const { documents } = useDocuments();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const { key } = flow;
  const content = documents.get(documentId(key))?.content ?? {};
  const settings = isJsonObject(content['settings']) ? content['settings'] : {};
  const model = { kind: 'model', code: textOf(content['schemaCode']) } as const;
  const mayCancel = settings['initiatorMayCancelAfterDecision'];
  const remove = () => {
    setAsksRemoval(false);
    if (edit([{ op: 'remove', document: key, path: [] }])) navigate(documentAddress(appCode, model));
  };
  return (
    <header className={styles.head}>
      <NameLines label={t('workflowName')} path={[]} source={content} />
      <PanelLine property="code" label={t('code')}>
        <code>{key.code}</code>
      </PanelLine>
      <PanelLine property="schemaCode" label={t('model')}>
        <Link to={documentAddress(appCode, model)}>{localizedName(nameOf(documents, model), locale)}</Link>
      </PanelLine>
      <label data-setting="settings.initiatorMayCancelAfterDecision">
        <input
          type="checkbox"
          checked={mayCancel === true}
          disabled={!canEdit}
          onChange={(event) =>
            edit([
              setting({
                document: key,
                path: ['settings', 'initiatorMayCancelAfterDecision'],
                value: event.target.checked || undefined,
                was: mayCancel,
              }),
            ])
          }
        />{' '}
        {t('mayCancel')}
      </label>
      <PartIssues document={key} part={null} />
      <p className={styles.hint}>{t('nothingChosen')}</p>
      {canEdit ? (
        <Button danger size="small" onClick={() => setAsksRemoval(true)}>
          {t('removeWorkflow')}
        </Button>
      ) : null}
      <Modal
        open={asksRemoval}
        title={t('removeWorkflow')}
        okText={t('removeWorkflow')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        onOk={remove}
        onCancel={() => setAsksRemoval(false)}
      >
        {t('removeHint')}
      </Modal>
    </header>
  );
}
