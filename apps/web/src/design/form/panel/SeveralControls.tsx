import { Button } from 'antd';
import { limits } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { setSpan } from '../form-operations.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import styles from './panel.module.css';

/** What can be done with several controls besides their properties: their width, duplicate and remove. */
export function SeveralControls({ keys }: { readonly keys: readonly string[] }) {
  const t = useTexts(formTexts);
  const { form, edit, duplicate, remove, canEdit } = useFormDesigner();
  const { documents } = useDocuments();
  const controls = keys.filter((key) => !key.includes('.'));
  return (
    <header className={styles.head}>
      <strong role="status">{t('severalChosen', { count: keys.length })}</strong>
      <div className={styles.line}>
        <span className={styles.label}>{t('width')}</span>
        <span className={styles.spans} role="group" aria-label={t('width')}>
          {limits.layoutSpanChoices.map((span) => (
            <button
              key={span}
              type="button"
              disabled={!canEdit}
              onClick={() => edit(controls.flatMap((key) => setSpan(documents, form, key, span)))}
            >
              {span}
            </button>
          ))}
        </span>
      </div>
      {canEdit ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => duplicate(keys)}>
            {t('duplicate')}
          </Button>
          <Button size="small" danger onClick={() => remove(keys)}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </header>
  );
}
