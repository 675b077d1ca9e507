import { Button } from 'antd';
import { documentId, operationIssueText, type Conflict, type Json, type OperationIssue, type OperationOf } from '@inkstone/design';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { designTexts } from '../design.locale.ts';
import { placeName } from '../checking/place-name.ts';
import { useDocuments, useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { setting } from '../working-copy/was-seen.ts';
import styles from './frame.module.css';

/** Own changes that no longer fit because of what others did, with both values. */
export function Conflicts() {
  const t = useTexts(designTexts);
  const { replica, misfit } = useWorkingCopyState();
  const { conflicts } = replica;
  if (misfit)
    return (
      <p role="alert" className={styles.conflicts}>
        <IssueText issue={misfit} />
      </p>
    );
  if (conflicts.length === 0) return null;
  return (
    <section role="alert" className={styles.conflicts} aria-label={t('conflicts')}>
      <h2>{t('conflicts')}</h2>
      <ul>
        {conflicts.map((conflict) => (
          <ConflictLine key={conflict.key} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}

function ConflictLine({ conflict }: { readonly conflict: Conflict }) {
  const t = useTexts(designTexts);
  const copy = useWorkingCopy();
  const { issue, key } = conflict;
  const { yours, theirs, document, path } = issue;
  const again = conflict.operations.find(
    (operation): operation is OperationOf<'set'> => operation.op === 'set' && operation.path.join('/') === path.join('/'),
  );
  const useYours = () => {
    copy.dismiss(key);
    copy.edit([setting({ document, path, value: yours, was: theirs })]);
  };
  return (
    <li>
      <p>
        <IssueText issue={issue} />
      </p>
      {issue.code === 'ChangedMeanwhile' ? (
        <dl className={styles.values}>
          <dt>{t('yours')}</dt>
          <dd>{shown(yours)}</dd>
          <dt>{t('theirs')}</dt>
          <dd>{shown(theirs)}</dd>
        </dl>
      ) : null}
      <Button size="small" onClick={() => copy.dismiss(key)}>
        {t('keepTheirs')}
      </Button>{' '}
      {issue.code === 'ChangedMeanwhile' && again ? (
        <Button size="small" onClick={useYours}>
          {t('useYours')}
        </Button>
      ) : null}
    </li>
  );
}

function IssueText({ issue }: { readonly issue: OperationIssue }) {
  const locale = useLocale();
  const { document, path } = issue;
  const content = useDocuments().documents.get(documentId(document))?.content;
  return operationIssueText(issue, locale, placeName(content, { document, location: { kind: 'property', property: path } }, locale));
}

const shown = (value: Json | undefined): string => (value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value));
