import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { customActionSchema, type CustomAction } from '@inkstone/schema';
import { useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import { EnglishInput } from '../../../../fields/EnglishInput.tsx';
import type { EditorProps } from '../editor.ts';
import { formTexts } from '../../../form.locale.ts';
import { editorTexts } from '../editor-lines.locale.ts';
import { withEnglish } from '../english-name.ts';
import { StepsEditor } from '../StepsEditor.tsx';
import styles from '../../panel.module.css';

/** Buttons of a sub-table, each with the steps that it runs. */
export function ActionsEditor(props: EditorProps) {
  const { label, value, isFixed, onChange } = props;
  const t = useTexts(editorTexts);
  const form = useTexts(formTexts);
  const actions = (Array.isArray(value) ? value : []).flatMap((each) => customActionSchema.safeParse(each).data ?? []);
  const set = (next: readonly CustomAction[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {actions.map((action, index) => {
        const { key, name, name_i18n, steps } = action;
        const change = (next: CustomAction) => set(actions.with(index, next));
        return (
          <fieldset key={key} className={styles.step}>
            <legend>{name}</legend>
            <span className={styles.pair}>
              <DraftInput
                label={t('button', { number: index + 1 })}
                value={name}
                disabled={isFixed}
                onCommit={(text) => text.trim() !== '' && change({ ...action, name: text.trim() })}
              />
              <EnglishInput
                label={form('inEn', { name: t('button', { number: index + 1 }) })}
                value={name_i18n?.en ?? ''}
                disabled={isFixed}
                onCommit={(en) => change(withEnglish(action, en.trim()))}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                disabled={isFixed}
                aria-label={t('removeButton', { name })}
                onClick={() => set(actions.toSpliced(index, 1))}
              />
            </span>
            <StepsEditor
              {...props}
              label={t('stepsOf', { name })}
              value={steps}
              onChange={(next) => change({ ...action, steps: Array.isArray(next) ? next : [] })}
            />
          </fieldset>
        );
      })}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={isFixed}
        onClick={() => {
          const number = actions.length + 1;
          set([...actions, { key: freeKey(actions), name: `${t('newButton')} ${number}`, steps: [] }]);
        }}
      >
        {t('addButton')}
      </Button>
    </div>
  );
}

function freeKey(actions: readonly CustomAction[]): string {
  for (let number = actions.length + 1; ; number += 1) if (!actions.some(({ key }) => key === `button${number}`)) return `button${number}`;
}
