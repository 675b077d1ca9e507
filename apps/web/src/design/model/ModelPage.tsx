import { Button, Modal } from 'antd';
import { useState } from 'react';
import { documentId, objectsIn } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { DraftInput } from '../fields/DraftInput.tsx';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { ItemTable } from './ItemTable.tsx';
import { removeModel } from './item-operations.ts';
import { modelTexts } from './model.locale.ts';
import { NumberParts } from './NumberParts.tsx';
import { StoredTable } from './StoredTable.tsx';
import { textOf } from '../working-copy/text-of.ts';
import styles from './model.module.css';

interface ModelPageProps {
  readonly appCode: string;
  readonly code: string;
  /** The data item that the address chooses. */
  readonly chosen: string | null;
}

/** A model: its name, its data items typed in like a spreadsheet, what its records are called, and its sequence number. */
export function ModelPage({ appCode, code, chosen }: ModelPageProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { documents, rights } = useDocuments();
  const { set, edit } = useEdit();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const model = { kind: 'model', code } as const;
  const content = documents.get(documentId(model))?.content ?? {};
  const names = (content['name_i18n'] ?? {}) as { readonly en?: string };
  const name = localizedName(nameOf(documents, model), locale);
  return (
    <section className={styles.model} aria-label={name}>
      <header className={styles.head}>
        <label>
          <span className="ink-muted ink-small">{t('modelName')}</span>
          <DraftInput
            label={t('modelName')}
            value={textOf(content['name'])}
            maxLength={60}
            disabled={!rights.design}
            onCommit={(value, was) => set(model, ['name'], value, was)}
          />
        </label>
        <label>
          <span className="ink-muted ink-small">{t('modelEnglish')}</span>
          <DraftInput
            label={t('modelEnglish')}
            value={names.en ?? ''}
            maxLength={60}
            disabled={!rights.design}
            onCommit={(value) => set(model, ['name_i18n'], value === '' ? undefined : { en: value }, content['name_i18n'])}
          />
        </label>
        <p>
          <span className="ink-muted ink-small">{t('code')}</span>
          <code>{code}</code>
        </p>
        {rights.design ? (
          <Button danger onClick={() => setAsksRemoval(true)}>
            {t('removeModel')}
          </Button>
        ) : null}
      </header>
      <h2>{t('items')}</h2>
      <ItemTable appCode={appCode} model={code} items={objectsIn(content['dataItems'])} chosen={chosen} />
      <div className={styles.below}>
        <label>
          <h2>{t('nameItem')}</h2>
          <select
            className={styles.select}
            value={textOf(content['nameItem'])}
            disabled={!rights.design}
            onChange={(event) => set(model, ['nameItem'], event.target.value || undefined, content['nameItem'])}
          >
            <option value="">{t('byNumber')}</option>
            {objectsIn(content['dataItems'])
              .filter(({ type }) => naming.has(textOf(type)))
              .map((item) => (
                <option key={textOf(item['code'])} value={textOf(item['code'])}>
                  {textOf(item['name'])}
                </option>
              ))}
          </select>
          <p className="ink-muted ink-small">{t('nameItemHint')}</p>
        </label>
        <div>
          <h2>{t('number')}</h2>
          <NumberParts model={code} value={content['seqNoSetting']} />
        </div>
      </div>
      <StoredTable appCode={appCode} code={code} />
      <Modal
        open={asksRemoval}
        title={t('removeNamed', { name })}
        okText={t('removeModel')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true }}
        onOk={() => {
          if (edit(removeModel(documents, appCode, code))) navigate(`/design/${appCode}`);
          setAsksRemoval(false);
        }}
        onCancel={() => setAsksRemoval(false)}
      >
        {t('removeModelHint')}
      </Modal>
    </section>
  );
}

const naming: ReadonlySet<string> = new Set(['ShortText', 'LongText', 'Radio', 'Dropdown', 'Number', 'Date']);
