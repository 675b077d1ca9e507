import { Button } from 'antd';
import { changeText } from '@inkstone/design';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { changesTexts } from './changes.locale.ts';
import { partOfChange } from './part-changes.ts';
import { routeChangeText } from './route-change-text.ts';
import { useDrawnChanges } from './use-flow-changes.ts';
import styles from '../../form/panel/panel.module.css';
import own from '../panel/workflow-panel.module.css';

/** The changes in words: of what is chosen on the drawing, otherwise all of them, each leading to its place. */
export function ChangesPanel() {
  const t = useTexts(changesTexts);
  const locale = useLocale();
  const { flow, choose } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const { changes, documents } = useDrawnChanges();
  const shown = chosen === null ? changes : changes.filter((change) => partOfChange(change) === chosen);
  return (
    <section className={styles.panel} aria-label={t('list')}>
      <header className={styles.head}>
        <strong>{t('list')}</strong>
        {chosen === null ? null : (
          <Button size="small" onClick={() => choose(null)}>
            {t('all')}
          </Button>
        )}
        {shown.length === 0 ? <p className={styles.hint}>{t(changes.length === 0 ? 'same' : 'noneHere')}</p> : null}
        <ul className={own.routes}>
          {shown.map((change) => {
            const part = partOfChange(change);
            const text = routeChangeText(change, documents, locale) ?? changeText(change, documents, locale);
            return (
              <li key={`${change.kind} ${change.path.join('/')}`}>
                {part === null || part === chosen ? (
                  text
                ) : (
                  <button type="button" className="ink-plain-button" onClick={() => choose(part)}>
                    {text}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </header>
    </section>
  );
}
