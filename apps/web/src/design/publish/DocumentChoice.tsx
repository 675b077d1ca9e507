import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { documentId, documentsOf, type Need } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Comparison } from '../difference/Comparison.tsx';
import type { ChangedKey } from '../working-copy/changed-keys.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { publishTexts } from './publish.locale.ts';
import styles from './publish.module.css';

interface DocumentChoiceProps {
  readonly changed: readonly ChangedKey[];
  /** Ids of the documents that are left out. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
  /** What goes along with the chosen ones. */
  readonly needed: readonly Need[];
}

/** The changed documents with what changes in each, and which of them are published. */
export function DocumentChoice({ changed, left, onLeave, needed }: DocumentChoiceProps) {
  const t = useTexts(publishTexts);
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onLeave(next);
  };
  return (
    <>
      <header className={styles.head}>
        <h2>{t('changes')}</h2>
        {changed.length > 1 ? (
          <Button size="small" onClick={() => onLeave(left.size === 0 ? new Set(changed.map(({ key }) => documentId(key))) : new Set())}>
            {t(left.size === 0 ? 'chooseNone' : 'chooseAll')}
          </Button>
        ) : null}
      </header>
      <ul className={styles.documents}>
        {changed.map((each) => {
          const id = documentId(each.key);
          const need = left.has(id) ? needed.find(({ document }) => documentId(document) === id) : undefined;
          return (
            <ChangedDocument
              key={id}
              changed={each}
              isChosen={!left.has(id) || need !== undefined}
              need={need}
              onChoose={(isChosen) => toggle(id, isChosen)}
            />
          );
        })}
      </ul>
    </>
  );
}

interface ChangedDocumentProps {
  readonly changed: ChangedKey;
  readonly isChosen: boolean;
  /** Why it is published although it was not chosen. */
  readonly need: Need | undefined;
  readonly onChoose: (isChosen: boolean) => void;
}

function ChangedDocument({ changed: { key, state }, isChosen, need, onChoose }: ChangedDocumentProps) {
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const panel = useId();
  const { documents, published } = useWorkingCopyState().replica;
  const [isOpen, setOpen] = useState(false);
  const id = documentId(key);
  const [before, after] = [published.get(id), documents.get(id)];
  const nameOf = (document: DocumentKey) => {
    const content = documents.get(documentId(document))?.content ?? published.get(documentId(document))?.content;
    return localizedName(namedPart(content, document.code), locale);
  };
  return (
    <li>
      <Checkbox checked={isChosen} disabled={need !== undefined} onChange={({ target }) => onChoose(target.checked)}>
        {nameOf(key)}
      </Checkbox>
      <span className="ink-muted ink-small">{t(key.kind)}</span>
      <span className={styles.state} data-state={state}>
        {t(state)}
      </span>
      <Button
        size="small"
        type="link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={t('compareOf', { name: nameOf(key) })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('compare')}
      </Button>
      {need ? <p className={styles.need}>{t(need.reason, { kind: t(need.by.kind), name: nameOf(need.by), code: need.code })}</p> : null}
      {isOpen ? (
        <div id={panel} className={styles.panel}>
          <Comparison
            before={documentsOf(before ? [before] : [])}
            after={documentsOf(after ? [after] : [])}
            titles={[t('publishedSide'), t('workingSide')]}
          />
        </div>
      ) : null}
    </li>
  );
}
