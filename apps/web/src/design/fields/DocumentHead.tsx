import { Button } from 'antd';
import { useState } from 'react';
import { documentId, isJsonObject, operationIssueText, type JsonObject } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useTakenElsewhere } from '../codes/use-taken-elsewhere.ts';
import { designTexts } from '../design.locale.ts';
import { documentAddress } from '../design-address.ts';
import { codesOfKind } from '../frame/parts.ts';
import { RemoveDocument } from '../frame/RemoveDocument.tsx';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopy, useDocuments } from '../working-copy/use-working-copy.ts';
import { DraftInput } from './DraftInput.tsx';
import { NameDialog, type NamedCode } from './NameDialog.tsx';
import { PropertyIssues } from './PropertyLine.tsx';
import styles from '../model/model.module.css';

interface DocumentHeadProps {
  readonly appCode: string;
  readonly document: DocumentKey;
  readonly maxLength: number;
  /** Properties of a copy that differ from the original. */
  readonly copied?: JsonObject;
  /** Whether it has an English name. */
  readonly isTranslated?: boolean;
}

/** The names and the code of a document, and what makes a copy of it or removes it. */
export function DocumentHead({ appCode, document, maxLength, copied = {}, isTranslated = true }: DocumentHeadProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { documents, rights } = useDocuments();
  const { set } = useEdit();
  const [asks, setAsks] = useState<'copy' | 'remove' | null>(null);
  const content = documents.get(documentId(document))?.content ?? {};
  const names = isJsonObject(content['name_i18n']) ? content['name_i18n'] : {};
  const name = localizedName(nameOf(documents, document), locale);
  const isFixed = !rights.design;
  const close = () => setAsks(null);
  return (
    <>
      <header className={styles.head}>
        <label data-property="name">
          <span className="ink-muted ink-small">{t('name')}</span>
          <DraftInput
            label={t('name')}
            value={textOf(content['name'])}
            maxLength={maxLength}
            disabled={isFixed}
            onCommit={(value, was) => set(document, ['name'], value, was)}
          />
        </label>
        {isTranslated ? (
          <label data-property="name_i18n">
            <span className="ink-muted ink-small">{t('englishName')}</span>
            <DraftInput
              label={t('englishName')}
              value={textOf(names['en'])}
              maxLength={maxLength}
              disabled={isFixed}
              onCommit={(en) => set(document, ['name_i18n'], en === '' ? undefined : { ...names, en }, content['name_i18n'])}
            />
          </label>
        ) : null}
        <p data-property="code">
          <span className="ink-muted ink-small">{t('code')}</span>
          <code>{document.code}</code>
        </p>
        {isFixed ? null : (
          <>
            <Button onClick={() => setAsks('copy')}>{t('copy')}</Button>
            <Button danger onClick={() => setAsks('remove')}>
              {t('remove')}
            </Button>
          </>
        )}
      </header>
      <PropertyIssues document={document} path={[]} />
      <PropertyIssues document={document} path={['name']} />
      {asks === 'copy' ? <CopyDocument {...{ appCode, document, name, copied }} onClose={close} /> : null}
      {asks === 'remove' ? (
        <RemoveDocument appCode={appCode} removed={document} onRemoved={() => navigate(`/design/${appCode}`)} onClose={close} />
      ) : null}
    </>
  );
}

interface CopyDocumentProps extends Required<Pick<DocumentHeadProps, 'appCode' | 'document' | 'copied'>> {
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the name of a copy, adds it and opens it. */
function CopyDocument({ appCode, document, name, copied, onClose }: CopyDocumentProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const copy = useWorkingCopy();
  const { documents } = useDocuments();
  const [failure, setFailure] = useState<string | null>(null);
  const add = ({ name: newName, english, code }: NamedCode) => {
    const key = { ...document, code };
    const { code: _code, name_i18n: _names, ...content } = documents.get(documentId(document))?.content ?? {};
    const value = { ...content, ...copied, name: newName, ...(english && { name_i18n: { en: english } }) };
    const issue = copy.edit([{ op: 'insert', document: key, path: [], value }]);
    if (issue) return setFailure(operationIssueText(issue, locale));
    onClose();
    return navigate(documentAddress(appCode, key));
  };
  return (
    <NameDialog
      title={t('copyNamed', { name })}
      taken={codesOfKind(documents, document.kind)}
      isTakenElsewhere={useTakenElsewhere(document.kind)}
      fallback={document.kind}
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    />
  );
}
