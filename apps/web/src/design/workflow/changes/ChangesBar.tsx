import { Segmented } from 'antd';
import { useId } from 'react';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { changesTexts } from './changes.locale.ts';
import { useDrawnChanges } from './use-flow-changes.ts';
import styles from '../layers/layers.module.css';

/** Above the drawing with changes: what is compared, which of both is drawn, and how much differs. */
export function ChangesBar() {
  const t = useTexts(changesTexts);
  const id = useId();
  const { isPublished, version, compared, compare, side, draw, drawn, parts, changes, failure, retry } = useDrawnChanges();
  if (!isPublished) return <p className={styles.bar}>{t('neverPublished')}</p>;
  if (failure !== null) return <QueryFailure failure={failure} onRetry={retry} />;
  if (version === null || compared === null) return <p className={styles.bar}>{t('loading')}</p>;
  const versions = Array.from({ length: version }, (_, index) => version - index);
  const count = (kind: string) => [...parts.values()].filter((each) => each === kind).length;
  const counts = { added: count('added'), removed: count('removed'), changed: count('changed') };
  return (
    <div className={styles.bar}>
      <span className={styles.group}>
        <label htmlFor={`${id}-from`}>{t('from')}</label>
        <select
          id={`${id}-from`}
          className={styles.select}
          value={String(compared.from)}
          onChange={({ target }) => compare({ ...compared, from: Number(target.value) })}
        >
          {versions.map((each) => (
            <option key={each} value={String(each)}>
              {t('version', { version: each })}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-to`}>{t('to')}</label>
        <select
          id={`${id}-to`}
          className={styles.select}
          value={String(compared.to)}
          onChange={({ target }) => compare({ ...compared, to: target.value === 'working' ? 'working' : Number(target.value) })}
        >
          <option value="working">{t('working')}</option>
          {versions.map((each) => (
            <option key={each} value={String(each)}>
              {t('version', { version: each })}
            </option>
          ))}
        </select>
      </span>
      <Segmented
        size="small"
        aria-label={t('side')}
        value={side}
        options={[
          { value: 'before', label: t('before') },
          { value: 'after', label: t('after') },
        ]}
        onChange={draw}
      />
      <span role="status">{drawn === null ? t('loading') : changes.length === 0 ? t('same') : t('counted', counts)}</span>
    </div>
  );
}
