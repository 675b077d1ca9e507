import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { localizedName, type HeadGroup } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import { EnglishInput } from '../../../../fields/EnglishInput.tsx';
import type { EditorProps } from '../editor.ts';
import { formTexts } from '../../../form.locale.ts';
import { editorTexts } from '../editor-lines.locale.ts';
import { withEnglish } from '../english-name.ts';
import { changeHeading, headingOver, headingsIn, placeColumn, readHeadGroups, removeHeading } from './head-groups.ts';
import styles from '../../panel.module.css';

/** Headings over the columns of a sub-table, of several levels; each column says which heading stands over it. */
export function HeadGroupEditor({ label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(editorTexts);
  const form = useTexts(formTexts);
  const locale = useLocale();
  const { columns = [] } = control;
  const groups = readHeadGroups(value);
  const headings = headingsIn(groups);
  const set = (next: readonly HeadGroup[]) => onChange(next.length === 0 ? undefined : next);
  const newName = `${t('newHeading')} ${headings.length + 1}`;
  if (columns.length === 0) return <p className={styles.hint}>{t('noColumns')}</p>;
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {headings.map(({ at, group }, index) => {
        const { name, name_i18n } = group;
        const change = (next: (before: HeadGroup) => HeadGroup) => set(changeHeading(groups, at, next));
        return (
          <span key={at.join('.')} className={styles.pair} style={{ paddingInlineStart: (at.length - 1) * 16 }}>
            <DraftInput
              label={t('headingName', { number: index + 1 })}
              value={name}
              disabled={isFixed}
              onCommit={(text) => text.trim() !== '' && change((before) => ({ ...before, name: text.trim() }))}
            />
            <EnglishInput
              label={form('inEn', { name: t('headingName', { number: index + 1 }) })}
              value={name_i18n?.en ?? ''}
              disabled={isFixed}
              onCommit={(en) => change((before) => withEnglish(before, en.trim()))}
            />
            <Button
              type="text"
              size="small"
              icon={<PlusOutlined />}
              disabled={isFixed}
              title={t('addSubheading', { name })}
              aria-label={t('addSubheading', { name })}
              onClick={() => change((before) => ({ ...before, children: [...before.children, { name: newName, children: [] }] }))}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              disabled={isFixed}
              aria-label={t('removeHeading', { name })}
              onClick={() => set(removeHeading(groups, at))}
            />
          </span>
        );
      })}
      <Button size="small" icon={<PlusOutlined />} disabled={isFixed} onClick={() => set([...groups, { name: newName, children: [] }])}>
        {t('addHeading')}
      </Button>
      {headings.length === 0
        ? null
        : columns.map(({ key, options }) => {
            const name = localizedName(options, locale) || key;
            return (
              <span key={key} className={styles.line}>
                <span className={styles.label}>{name}</span>
                <CodeSelect
                  label={t('headingOf', { name })}
                  value={headingOver(groups, key)?.at.join('.') ?? ''}
                  isFixed={isFixed}
                  empty={t('noHeading')}
                  options={headings.map(({ at, group }) => ({
                    value: at.join('.'),
                    label: `${'　'.repeat(at.length - 1)}${localizedName(group, locale)}`,
                  }))}
                  onChange={(at) =>
                    set(
                      placeColumn(
                        groups,
                        key,
                        at === undefined ? null : at.split('.').map(Number),
                        columns.map((column) => column.key),
                      ),
                    )
                  }
                />
              </span>
            );
          })}
    </div>
  );
}
