import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useAnnounce } from '@inkstone/ui-kit';
import type { Json, Operation } from '@inkstone/design';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { EnglishInput } from '../../../fields/EnglishInput.tsx';
import { useWorkingCopy } from '../../../working-copy/use-working-copy.ts';
import { childrenOf, headsOf } from '../../form-content.ts';
import { freeCode, takenCodes } from '../../form-operations.ts';
import { formTexts } from '../../form.locale.ts';
import { useFormDesigner } from '../../use-form-designer.ts';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

/** The tab with which the tabs open. */
export function DefaultTabEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const options = headsOf(control).map(({ key, title, title_i18n }) => ({ value: key, label: title_i18n?.[locale] || title }));
  return <CodeSelect {...{ id, label, isFixed, onChange, options }} value={typeof value === 'string' ? value : ''} empty={t('notSet')} />;
}

/** The tabs, each with its panel: a tab is added and removed together with the control that is its panel. */
export function TabHeadsEditor({ label, control, controlKey, isFixed }: EditorProps) {
  const t = useTexts(formTexts);
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const { form, content, edit } = useFormDesigner();
  const heads = headsOf(control);
  const at = (key: string) => ['controls', controlKey, 'options', 'heads', key];
  const setTitle = (key: string, property: string, value: Json | undefined): Operation => ({
    op: 'set',
    document: form,
    path: [...at(key), property],
    ...(value !== undefined && { value }),
  });
  const add = () => {
    const key = freeCode(`${controlKey}_${heads.length + 1}`, takenCodes(copy.state().replica.documents, form));
    const title = t('tab', { number: heads.length + 1 });
    edit([
      { op: 'insert', document: form, path: ['controls', key], value: { type: 'tabs-panel', options: { name: title } } },
      { op: 'insert', document: form, path: at(key), value: { title } },
    ]);
  };
  const remove = (key: string) => {
    if (childrenOf(content, key).length > 0) return announce(t('tabNotEmpty'));
    const next = heads.find((head) => head.key !== key)?.key;
    const isDefault = control.options['tabDefaultValue'] === key;
    return void edit([
      { op: 'remove', document: form, path: at(key) },
      ...(content.controls.has(key) ? [{ op: 'remove', document: form, path: ['controls', key] } as const] : []),
      ...(isDefault && next !== undefined
        ? [{ op: 'set', document: form, path: ['controls', controlKey, 'options', 'tabDefaultValue'], value: next } as const]
        : []),
    ]);
  };
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {heads.map(({ key, title, title_i18n }, index) => {
        const isEmpty = childrenOf(content, key).length === 0;
        return (
          <span key={key} className={styles.pair}>
            <DraftInput
              label={t('tab', { number: index + 1 })}
              value={title}
              disabled={isFixed}
              onCommit={(text) => edit([setTitle(key, 'title', text), ...panelName(content.controls.has(key), key, text)])}
            />
            <EnglishInput
              label={t('inEn', { name: t('tab', { number: index + 1 }) })}
              value={title_i18n?.en ?? ''}
              disabled={isFixed}
              onCommit={(text) => edit([setTitle(key, 'title_i18n', text === '' ? undefined : { en: text })])}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              disabled={isFixed || heads.length === 1 || !isEmpty}
              title={isEmpty ? undefined : t('tabNotEmpty')}
              aria-label={t('removeTab', { name: title })}
              onClick={() => remove(key)}
            />
          </span>
        );
      })}
      <Button size="small" icon={<PlusOutlined />} disabled={isFixed} onClick={add}>
        {t('addTab')}
      </Button>
    </div>
  );

  function panelName(isThere: boolean, key: string, name: string): Operation[] {
    return isThere ? [{ op: 'set', document: form, path: ['controls', key, 'options', 'name'], value: name }] : [];
  }
}
