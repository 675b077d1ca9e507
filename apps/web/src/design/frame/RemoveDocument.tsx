import { Modal, Radio, Select } from 'antd';
import { useMemo, useState } from 'react';
import { documentId, goesAlong, removalOf, replacementsOf, replacing, usesOf } from '@inkstone/design';
import { localizedName, type DocumentKey, type KindOfModel } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useWorkingCopy, useDocuments } from '../working-copy/use-working-copy.ts';
import styles from './frame.module.css';

interface RemoveDocumentProps {
  readonly appCode: string;
  readonly removed: DocumentKey;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Shows what goes with a document and where it is used, and offers another one in its place. */
export function RemoveDocument({ appCode, removed, onRemoved, onClose }: RemoveDocumentProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const { documents } = useDocuments();
  const label = (key: DocumentKey) => localizedName(nameOf(documents, key), locale);
  const removal = useMemo(() => removalOf(documents, removed), [documents, removed]);
  const uses = useMemo(
    () => usesOf(documents, removed, []).filter(({ document }) => !goesAlong(removal, document)),
    [documents, removed, removal],
  );
  const others = replacementsOf(documents, removed);
  const [by, setBy] = useState<string | null>(null);
  const replacement = others.find((key) => documentId(key) === by) ?? null;
  const remove = () => {
    const first = replacement ? replacing(documents, removed, replacement) : [];
    // What names it names the other one instead: nothing of the menu goes, and what belonged to it stays.
    const rest = replacement ? [{ op: 'remove', document: removed, path: [] } as const] : removal.operations;
    if (copy.edit([...first, ...rest]) === null) announce(t('removedDocument', { name: label(removed) }));
    onRemoved();
  };
  const title = t('removeDocument', { name: label(removed) });
  return (
    <Modal
      open
      title={title}
      okText={t('remove')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true }}
      onOk={remove}
      onCancel={onClose}
      width={480}
    >
      {!replacement && removal.along.length > 0 ? (
        <>
          <p>{t('goesAlong')}</p>
          <ul className={styles.named}>
            {removal.along.map((key) => (
              <li key={documentId(key)}>
                {label(key)}
                <span className="ink-muted"> {t(key.kind as KindOfModel | 'scenario')}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {!replacement && removal.entries.length > 0 ? <p>{t('entriesGo', { count: removal.entries.length })}</p> : null}
      {uses.length > 0 ? (
        <>
          <p>{t('usedIn')}</p>
          <ul className={styles.named}>
            {uses.map(({ document, isInFormula }) => (
              <li key={documentId(document)}>
                <Link to={documentAddress(appCode, document)} onClick={onClose}>
                  {document.kind === 'app' ? t('menu') : label(document)}
                </Link>
                {isInFormula ? <span className="ink-muted"> {t('inFormula')}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('usedNowhere')}</p>
      )}
      {uses.length > 0 && others.length > 0 ? (
        <Radio.Group
          className={styles.replacement!}
          aria-label={t('replacement')}
          value={replacement ? 'replace' : 'leave'}
          onChange={({ target }) => setBy(target.value === 'replace' ? documentId(others[0]!) : null)}
        >
          <Radio value="leave">{t('leaveUses')}</Radio>
          <Radio value="replace">{t('replaceBy')}</Radio>
          {replacement ? (
            <Select
              aria-label={t('replaceBy')}
              value={by}
              options={others.map((key) => ({ value: documentId(key), label: label(key) }))}
              onChange={setBy}
            />
          ) : null}
        </Radio.Group>
      ) : null}
      <p className="ink-muted">{t('canUndo')}</p>
    </Modal>
  );
}
