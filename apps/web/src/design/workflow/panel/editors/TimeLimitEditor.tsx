import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { isJsonObject, objectsIn, type JsonObject } from '@inkstone/design';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import type { SettingEditorProps } from '../setting.ts';
import { ActivitySelect } from './ActivitySelect.tsx';
import { DueInput } from './DueEditor.tsx';
import { editorTexts } from './editors.locale.ts';
import { firstSpan, SpanInput } from './SpanInput.tsx';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

const finals = {
  none: 'finalNone',
  agree: 'finalAgree',
  disagree: 'finalDisagree',
  manager: 'finalManager',
  back: 'finalBack',
  route: 'finalRoute',
} as const;
const ofVotes: ReadonlySet<string> = new Set(['agree', 'disagree']);

/** The time limit: when it is due, who is reminded when, and what happens then. */
export function TimeLimitEditor({ id, value, isFixed, onChange, part }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const limit = isJsonObject(value) ? value : null;
  const set = (changed: JsonObject) => onChange({ ...limit, ...changed });
  return (
    <span className={styles.lines}>
      <label className={own.inline}>
        <input
          id={id}
          type="checkbox"
          checked={limit !== null}
          disabled={isFixed}
          onChange={(event) => onChange(event.target.checked ? { due: { kind: 'after', span: firstSpan } } : undefined)}
        />{' '}
        {t('hasLimit')}
      </label>
      {limit ? (
        <>
          <span className={own.caption}>{t('due')}</span>
          <DueInput label={t('due')} value={limit['due']} isFixed={isFixed} onChange={(due) => set({ due })} />
          <span className={own.caption}>{t('reminders')}</span>
          <Reminders value={limit['reminders']} isFixed={isFixed} onChange={(reminders) => set({ reminders })} />
          <span className={own.caption}>{t('final')}</span>
          <FinalInput limit={limit} isFixed={isFixed} isVote={part['kind'] === 'approve'} onChange={(final) => set({ final })} />
          <label className={own.inline}>
            <input
              type="checkbox"
              checked={limit['runsWhileWaiting'] === true}
              disabled={isFixed}
              onChange={(event) => set({ runsWhileWaiting: event.target.checked })}
            />{' '}
            {t('runsWhileWaiting')}
          </label>
        </>
      ) : null}
    </span>
  );
}

interface RemindersProps {
  readonly value: JsonObject[string] | undefined;
  readonly isFixed: boolean;
  readonly onChange: (reminders: readonly JsonObject[]) => void;
}

function Reminders({ value, isFixed, onChange }: RemindersProps) {
  const t = useTexts(editorTexts);
  const reminders = objectsIn(value);
  return (
    <span className={styles.lines}>
      {reminders.map((reminder, index) => {
        const name = t('reminder', { position: index + 1 });
        return (
          <span key={index} className={own.row}>
            <select
              className={styles.select}
              aria-label={t('sideOf', { name })}
              value={textOf(reminder['side'])}
              disabled={isFixed}
              onChange={(event) => onChange(reminders.with(index, { ...reminder, side: event.target.value }))}
            >
              <option value="before">{t('beforeDue')}</option>
              <option value="after">{t('afterDue')}</option>
            </select>
            {isFixed ? null : (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('removeNamed', { name })}
                onClick={() => onChange(reminders.toSpliced(index, 1))}
              />
            )}
            <span className={own.wide}>
              <SpanInput
                label={name}
                value={reminder['span']}
                isFixed={isFixed}
                onChange={(span) => onChange(reminders.with(index, { ...reminder, span }))}
              />
            </span>
          </span>
        );
      })}
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange([...reminders, { side: 'before', span: { amount: 4, unit: 'hour' } }])}>
          {t('add')}
        </Button>
      )}
    </span>
  );
}

interface FinalInputProps {
  readonly limit: JsonObject;
  readonly isFixed: boolean;
  readonly isVote: boolean;
  readonly onChange: (final: JsonObject) => void;
}

function FinalInput({ limit, isFixed, isVote, onChange }: FinalInputProps) {
  const t = useTexts(editorTexts);
  const final = isJsonObject(limit['final']) ? limit['final'] : { kind: 'none' };
  const kind = textOf(final['kind']);
  return (
    <span className={styles.lines}>
      <select
        className={styles.select}
        aria-label={t('final')}
        value={kind}
        disabled={isFixed}
        onChange={(event) => onChange({ kind: event.target.value, ...(event.target.value === 'back' && { activity: '' }) })}
      >
        {Object.entries(finals)
          .filter(([each]) => isVote || !ofVotes.has(each))
          .map(([each, text]) => (
            <option key={each} value={each}>
              {t(text)}
            </option>
          ))}
      </select>
      {kind === 'manager' ? (
        <select
          className={styles.select}
          aria-label={t('howManager')}
          value={textOf(final['how']) || 'add'}
          disabled={isFixed}
          onChange={(event) => onChange({ kind, how: event.target.value })}
        >
          <option value="add">{t('managerAdd')}</option>
          <option value="replace">{t('managerReplace')}</option>
        </select>
      ) : null}
      {kind === 'back' ? (
        <ActivitySelect
          label={t('backTo')}
          value={textOf(final['activity'])}
          isFixed={isFixed}
          onChange={(activity) => onChange({ kind, activity })}
        />
      ) : null}
    </span>
  );
}
